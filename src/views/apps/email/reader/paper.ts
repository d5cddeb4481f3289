import { contrast, type Channels } from '@/utility/contrast'

/** Bounds the work for huge emails. */
const mostElements = 10_000
/** WCAG 2.2, 1.4.3 */
const leastContrast = 4.5
const white: Channels = [255, 255, 255]
const black: Channels = [0, 0, 0]

const textOf = ([red, green, blue]: Channels) => `rgb(${red}, ${green}, ${blue})`

function mixed(color: Channels, other: Channels, share: number): Channels {
  const at = (index: 0 | 1 | 2) => Math.round(color[index] * (1 - share) + other[index] * share)
  return [at(0), at(1), at(2)]
}

/** Blends a computed color with its background; null for color spaces other than sRGB. */
function blended(color: string, ground: Channels): Channels | null {
  const [, red, green, blue, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? []
  return red === undefined ? null : mixed(ground, [Number(red), Number(green), Number(blue)], Number(alpha))
}

/** The closest color with enough contrast: darker on a light background, lighter on a dark one. */
function readable(color: Channels, ground: Channels): Channels {
  const ratio = (candidate: Channels) => contrast(textOf(candidate), textOf(ground)) ?? 0
  const end = ratio(black) > ratio(white) ? black : white
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixed(color, end, share)
    if (ratio(candidate) >= leastContrast) return candidate
  }
  return end
}

const isOwn = (value: string) => !['', 'inherit', 'transparent', 'currentcolor'].includes(value.toLowerCase())

/** Emails with their own colors are designed for white paper. */
export function needsPaper(body: HTMLElement): boolean {
  if (body.querySelector('[color], [bgcolor]')) return true
  return [...body.querySelectorAll<HTMLElement>('[style]')].some(
    ({ style }) => isOwn(style.color) || isOwn(style.backgroundColor),
  )
}

/** Bullets and numbers have the color of their entry. */
const hasText = ({ tagName, childNodes }: Element) =>
  tagName === 'LI' || [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** Corrects text on white paper that is hard to read, such as white text for another client's dark mode. */
export function mendContrast(body: HTMLElement) {
  const view = body.ownerDocument.defaultView
  if (!view) return
  const grounds = new Map<Element | null, Channels>()
  const mended: [HTMLElement, string][] = []
  // Parents precede their children. Reading before writing avoids repeated layouts.
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].slice(0, mostElements)) {
    const { color, backgroundColor } = view.getComputedStyle(element)
    const behind = grounds.get(element.parentElement) ?? white
    const ground = blended(backgroundColor, behind) ?? behind
    grounds.set(element, ground)
    if (!hasText(element)) continue
    const text = blended(color, ground) ?? ground
    const better = readable(text, ground)
    if (textOf(better) !== textOf(text)) mended.push([element, textOf(better)])
  }
  for (const [element, color] of mended) element.style.color = color
}
