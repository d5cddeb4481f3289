import { describe, expect, it } from 'vitest'
import type { FieldList } from '@/views/shared/list/defineFields'
import { flatten, type Texts } from '../../scripts/module/texts'
import { fieldsOf } from '../support/listFields'

const files = import.meta.glob<Record<string, unknown>>('../../src/views/**/fields.tsx', { eager: true })
const texts = import.meta.glob<Texts>('../../src/views/*/*/locales/en.json', { import: 'default', eager: true })

const lists = Object.entries(files).flatMap(([file, exported]) => {
  const folder = /^.*\/src\/views\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? ''
  const isList = (value: unknown): value is FieldList<never, 'core', string> =>
    value instanceof Object && 'namespace' in value
  return Object.values(exported).flatMap((value) => (isList(value) ? [{ file, folder, list: value }] : []))
})

describe('the fields of a list', () => {
  it('are found', () => expect(lists.length).toBeGreaterThan(0))

  it.each(lists)('have a text for each label and choice: $file', ({ folder, list }) => {
    const keys = new Set(flatten(texts[`${folder}locales/en.json`] ?? {}).map(([key]) => key))
    const missing: string[] = []
    fieldsOf(list, (key) => {
      if (!keys.has(key)) missing.push(key)
      return key
    })
    expect(missing).toEqual([])
  })
})
