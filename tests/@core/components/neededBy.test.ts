import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededBy } from '@core/components/example/neededBy'
import { dependencies } from '../../../package.json'

const examples = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Example.tsx'))
  .map((name) => ({ file: join('src/views', name), code: readFileSync(join('src/views', name), 'utf8') }))

function placeOf(name: string, file: string): string {
  const plain = name.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return join(dirname(file), plain)
  return plain.startsWith('@core/') ? join('src', plain) : plain.replace(/^@/, 'src')
}

describe('the requirements of an example', () => {
  it('are listed by kind, each name once', () => {
    const code = [
      "import { Button } from '@core/components/button/Button'",
      'import {',
      '  useSortable,',
      "} from '@dnd-kit/sortable/utilities'",
      "import { useState } from 'react'",
      "import './shared.scss'",
      "import type { Row } from './data'",
      "import { rows } from './data'",
      "const { t } = useTranslation(['components', 'kit'])",
    ].join('\n')
    expect(neededBy(code)).toEqual({
      packages: ['@dnd-kit/sortable', 'react'],
      files: ['./data', './shared.scss', '@core/components/button/Button'],
      texts: ['components', 'kit'],
    })
  })

  it.each(examples)('are complete, and exist, for $file', ({ file, code }) => {
    const { packages, files, texts } = neededBy(code)
    const imports = code.match(/^(?:import\b|\} from )[^'\n]*'[^']+'/gm) ?? []
    expect(packages.length + files.length).toBeGreaterThan(0)
    for (const line of imports)
      expect(
        [...packages, ...files].some((name) => line.includes(`'${name}`)),
        line,
      ).toBe(true)
    // Runtime packages are `dependencies`, not `devDependencies`.
    for (const name of packages) expect(Object.keys(dependencies), file).toContain(name)
    for (const name of files) {
      const place = placeOf(name, file)
      expect(
        ['', '.ts', '.tsx'].some((end) => existsSync(place + end)),
        `${file}: ${name}`,
      ).toBe(true)
    }
    if (code.includes('useTranslation(')) expect(texts.length).toBeGreaterThan(0)
  })
})
