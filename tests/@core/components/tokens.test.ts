import { compileString } from 'sass'
import { describe, expect, test } from 'vitest'
import { primaryColors } from '@/product'
import { contrast } from '@/utility/contrast'
import { withColors } from '../../../scripts/vite/product'

type Tokens = Readonly<Record<string, string>>

function compile(partial: string): string {
  return compileString(`${withColors()}@use '@core/scss/${partial}';`, { loadPaths: ['src'] }).css
}

const css = compile('skins')
const rootCss = compile('tokens')

/** Custom properties of a rule with exactly this selector. */
function tokensOf(sheet: string, selector: string): Tokens {
  const rules = [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const bodies = rules.filter(([, selectors = '']) => selectors.split(',').some((each) => each.trim() === selector))
  const declarations = bodies.flatMap(([, , body = '']) => [...body.matchAll(/--ld-([\w-]+):\s*([^;]+);/g)])
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]))
}

const light = tokensOf(rootCss, ':root')
const dark = { ...light, ...tokensOf(css, '[data-bs-theme=dark]') }
const themes = [
  ['light', light],
  ['dark', dark],
] as const
const names = Object.keys(primaryColors)
const combinations = themes.flatMap(([theme, tokens]) =>
  names.map((name) => {
    const selector = `[data-primary=${name}]${theme === 'dark' ? '[data-bs-theme=dark]' : ''}`
    return [theme, name, { ...tokens, ...tokensOf(css, selector) }] as const
  }),
)

function pairs(tokens: Tokens, texts: readonly string[], grounds: readonly string[]) {
  return texts.flatMap((text) =>
    grounds.map((ground) => [text, ground, contrast(tokens[text]!, tokens[ground]!) ?? 0] as const),
  )
}

describe.each(themes)('in %s', (_, tokens) => {
  test('text has a contrast of 4.5:1 on each of its backgrounds', () => {
    const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover']
    const fills = ['success', 'danger', 'info']
    const tones = ['warning', ...fills]
    const all = [
      ...pairs(tokens, ['ink', 'ink-2', 'ink-3'], grounds),
      ...tones.flatMap((tone) => pairs(tokens, [`${tone}-text`], [`${tone}-tint`, 'surface', 'raised', 'canvas'])),
      ...pairs(tokens, ['on-tone'], ['ink-2', 'ink-3', ...fills, ...tones.map((tone) => `${tone}-text`)]),
      ...pairs(tokens, ['on-warning'], ['warning']),
      ...pairs(tokens, ['on-tooltip'], ['tooltip']),
      ...pairs(tokens, ['on-danger'], ['danger-fill', 'danger-hover']),
    ]
    expect(all.filter(([, , ratio]) => ratio < 4.5)).toEqual([])
  })

  test('shapes and the border of a control have 3:1', () => {
    const all = [
      ...pairs(tokens, ['control-line', 'warning'], ['surface', 'raised', 'canvas']),
      ...pairs(tokens, ['warning'], ['warning-tint']),
    ]
    expect(all.filter(([, , ratio]) => ratio < 3)).toEqual([])
  })
})

test('each primary color has its own shades', () => {
  expect(new Set(combinations.map(([theme, , tokens]) => `${theme} ${tokens.primary ?? ''}`)).size).toBe(
    combinations.length,
  )
})

describe.each(combinations)('in %s with %s', (_theme, _name, tokens) => {
  test('solid, tint and ring are readable', () => {
    const all = [
      ...pairs(tokens, ['on-primary'], ['primary', 'primary-hover']),
      ...pairs(tokens, ['primary-text'], ['primary-tint', 'surface', 'raised', 'canvas', 'sunken']),
    ]
    expect(all.filter(([, , ratio]) => ratio < 4.5)).toEqual([])
    const edges = pairs(tokens, ['ring', 'primary'], ['surface', 'raised', 'canvas'])
    expect(edges.filter(([, , ratio]) => ratio < 3)).toEqual([])
  })
})
