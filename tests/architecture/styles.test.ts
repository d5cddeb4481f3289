import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileString } from 'sass'
import { describe, expect, it } from 'vitest'
import { withColors } from '../../scripts/vite/product'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => resolve(src, file))
// Partials belong to the sheet that imports them.
const sheets = files.filter((file) => /[\\/](?!_)[^\\/]+\.scss$/.test(file))
const scripts = files.filter((file) => /\.tsx?$/.test(file))
const nameOf = (file: string) => file.slice(src.length + 1)
const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** State and tone classes, which mean nothing alone. */
const isState = (name: string) => /^(is|has|in|tint|tone)-(?!card$)/.test(name)
const isModule = (sheet: string) => sheet.endsWith('.module.scss')
const classesIn = (selector: string) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
const scopedIn = (selector: string) => classesIn(selector.replace(/:global\([^()]*\)/g, ''))

/** Print styles, which the product's own sheet contains for all parts. */
const printed = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

function compile(sheet: string): string {
  const { css } = compileString(withColors() + readFileSync(sheet, 'utf8'), {
    url: pathToFileURL(sheet),
    logger: { warn: () => undefined },
    importers: [
      {
        findFileUrl: (url) =>
          url.startsWith('@core/')
            ? pathToFileURL(`${src}/${url}`)
            : new URL(`../../node_modules/${url}`, import.meta.url),
      },
    ],
  })
  return css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
}
const styles = new Map(sheets.map((sheet) => [sheet, compile(sheet)]))

function selectorsOf(sheet: string, css: string): string[] {
  return [...css.replace(isModule(sheet) ? '' : printed, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(@|from$|to$|[\d.]+%)/.test(selector))
    .flatMap((selector) => selector.split(/,(?=[^()]*(?:\((?:[^()]|\([^()]*\))*\)[^()]*)*$)/).map((one) => one.trim()))
}
const selectors = new Map([...styles].map(([sheet, css]) => [sheet, selectorsOf(sheet, css)]))

/** Classes that a sheet styles anywhere: no other class in their selector. */
function globalClassesOf(sheet: string): string[] {
  const alone = (selectors.get(sheet) ?? [])
    .filter((selector) => !isModule(sheet) || scopedIn(selector).length === 0)
    .map(classesIn)
    .filter((classes) => new Set(classes).size === 1)
  return [...new Set(alone.flat())]
}

function usedNames(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const script of scripts) {
    const text = readFileSync(script, 'utf8')
    for (const [, local = '', path = ''] of text.matchAll(/import (\w+) from '(.+\.module\.scss)'/g)) {
      const sheet = path.startsWith('@core/') ? `${src}/${path}` : resolve(dirname(script), path)
      const names = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]))
    }
  }
  return used
}

describe('a class of one module does not reach another', () => {
  it('because each sheet of a page is a CSS module', () => {
    expect(sheets.filter((sheet) => sheet.startsWith(`${src}/views/`) && !isModule(sheet)).map(nameOf)).toEqual([])
  })

  it.each(sheets.filter(isModule).map(nameOf))('because every rule of %s uses a class of its module', (name) => {
    const loose = (selectors.get(`${src}/${name}`) ?? []).filter((selector) => scopedIn(selector).length === 0)
    // A component may style the product's own parts that it renders.
    expect(name.startsWith('@core/') ? loose.filter((selector) => classesIn(selector).every(isState)) : loose).toEqual(
      [],
    )
  })

  it('because a global class is defined once', () => {
    // The core's sheets style Bootstrap's classes together.
    const isCore = (sheet: string) => dirname(sheet) === resolve(src, '@core/scss')
    const core = new Set(sheets.filter(isCore).flatMap(globalClassesOf))
    const others = sheets.filter((sheet) => !isCore(sheet)).flatMap(globalClassesOf)
    expect(repeated([...core, ...others])).toEqual([])
  })
})

/** Names in `className="…"`, `className={cx('…', isOpen && '…')}` and `className={`… ${…}`}`. */
function classNamesIn(script: string): string[] {
  const values = [
    ...readFileSync(script, 'utf8').matchAll(/\bclassName=(?:"([^"]*)"|\{(cx\([^)]*\)|`[^`]*`|'[^']*')\})/g),
  ]
  const choices = /[!=]== '[^']*'/g
  return values
    .flatMap(
      ([, text, code = '']) =>
        text ?? [...code.replace(choices, '').matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, a, b = '']) => a ?? b),
    )
    .flatMap((text) => text.replace(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ').split(/\s+/))
    .filter((name) => name !== '')
}

describe('a class name in a script', () => {
  it('exists in a sheet', () => {
    const inPage = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
    const known = new Set([...styles.values(), inPage].flatMap(classesIn))
    const unknown = scripts.flatMap((script) =>
      classNamesIn(script)
        .filter((name) => !known.has(name))
        .map((name) => `${name} in ${nameOf(script)}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('a name of a sheet', () => {
  const used = usedNames()

  it.each(sheets.filter(isModule).map(nameOf))('in %s is used, and every used name exists', (name) => {
    const defined = new Set((selectors.get(`${src}/${name}`) ?? []).flatMap(scopedIn).map(camelCase))
    expect([...(used.get(`${src}/${name}`) ?? [])].sort()).toEqual([...defined].sort())
  })

  it('is used as a static property, which the build replaces', () => {
    const whole = scripts.filter((script) => {
      const text = readFileSync(script, 'utf8')
      const locals = [...text.matchAll(/import (\w+) from '.+\.module\.scss'/g)].map(([, local = '']) => local)
      return locals.some((local) =>
        new RegExp(`(?<!import )\\b${local}\\b(?!\\.\\w)(?! from )`).test(text.replace(/'[^']*'/g, '')),
      )
    })
    expect(whole.map(nameOf)).toEqual([])
  })
})
