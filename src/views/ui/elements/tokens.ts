/** A color and its background or text color for the contrast. Both names lack `--ld-`. */
export interface Token {
  readonly name: string
  readonly on: string
}

const onSurface = (...names: readonly string[]) => names.map((name) => ({ name, on: 'surface' }))
const grounds = (text: string, ...names: readonly string[]) => names.map((name) => ({ name, on: text }))
const tones = ['success', 'warning', 'danger', 'info'] as const

/** Names as in `_palette.scss` and `_tokens.scss`. */
export const tokenGroups = [
  { key: 'ink', tokens: onSurface('ink', 'ink-2', 'ink-3') },
  { key: 'ground', tokens: grounds('ink', 'canvas', 'surface', 'raised', 'sunken', 'hover') },
  { key: 'line', tokens: onSurface('line', 'line-strong', 'control-line') },
  {
    key: 'primary',
    tokens: [
      ...onSurface('primary', 'primary-hover', 'primary-text', 'ring'),
      { name: 'primary-tint', on: 'primary-text' },
      { name: 'on-primary', on: 'primary' },
    ],
  },
  {
    key: 'tone',
    tokens: tones.flatMap((tone) => [...onSurface(tone, `${tone}-text`), { name: `${tone}-tint`, on: `${tone}-text` }]),
  },
  { key: 'chart', tokens: onSurface('chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6') },
] as const satisfies readonly { key: string; tokens: readonly Token[] }[]
