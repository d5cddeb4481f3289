import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const properties = [
  'alignItems',
  'animationName',
  'backgroundColor',
  'backgroundImage',
  'borderBlockEndWidth',
  'borderBlockStartColor',
  'borderBlockStartWidth',
  'borderInlineEndWidth',
  'borderInlineStartWidth',
  'borderStartEndRadius',
  'borderStartStartRadius',
  'boxShadow',
  'color',
  'columnGap',
  'display',
  'flexDirection',
  'flexGrow',
  'fontSize',
  'fontWeight',
  'justifyContent',
  'marginBlockStart',
  'marginInlineEnd',
  'marginInlineStart',
  'maxWidth',
  'overflowX',
  'paddingBlockStart',
  'paddingInlineEnd',
  'paddingInlineStart',
  'pointerEvents',
  'position',
  'rowGap',
  'textAlign',
  'textOverflow',
  'textTransform',
  'visibility',
] as const satisfies readonly (keyof CSSStyleDeclaration)[]

export interface Seen {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly room: number
  readonly style: Readonly<Record<(typeof properties)[number], string>>
  /** Between text and background (WCAG 2.2). */
  readonly contrast: number
}

export type Theme = 'light' | 'dark' | 'rtl'
type Check<Part extends string> = (parts: Readonly<Record<Part, Seen>>, theme: Theme) => void
export type Example = readonly [
  name: string,
  html: string,
  parts: Readonly<Record<string, string>>,
  check: Check<string>,
]

export function example<const Part extends string>(
  name: string,
  html: string,
  parts: Readonly<Record<Part, string>>,
  check: Check<Part>,
): Example {
  return [name, html, parts, check]
}

export const readable = (seen: Seen) => expect(seen.contrast).toBeGreaterThanOrEqual(4.5)
export const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(1)
const tones = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const
export const eachTone = (html: (tone: string) => string) => tones.map(html).join('')
export const partOfEachTone = (selector: (tone: string) => string): Record<string, string> =>
  Object.fromEntries(tones.map((tone) => [tone, selector(tone)]))
export const isTransparent = ({ style }: Seen) => expect(style.backgroundColor).toMatch(/0\)$/)

export const paste = (
  page: Page,
  html: string,
  parts: Readonly<Record<string, string>>,
): Promise<Record<string, Seen>> =>
  page.evaluate(
    ([markup, selectors, names]) => {
      const host = document.querySelector<HTMLElement>('main > div')!
      host.innerHTML = markup
      const pencil = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!

      /** Blends colors, the lowest first. */
      function paint(colors: readonly string[]) {
        for (const color of colors) {
          pencil.fillStyle = color
          pencil.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...pencil.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }

      function contrastOf(element: Element) {
        const grounds: string[] = []
        for (let at: Element | null = element; at; at = at.parentElement)
          grounds.unshift(getComputedStyle(at).backgroundColor)
        const ground = paint(grounds)
        const text = paint([...grounds, getComputedStyle(element).color])
        return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)
      }

      const entries = Object.entries(selectors).map(([name, selector]) => {
        const element = host.querySelector(selector)
        if (!element) throw new Error(`The example has no ${selector}.`)
        const { left, right, top, width, height } = element.getBoundingClientRect()
        const computed = getComputedStyle(element)
        const style = Object.fromEntries(names.map((property) => [property, computed[property]]))
        return [name, { left, right, top, width, height, room: host.clientWidth, style, contrast: contrastOf(element) }]
      })
      return Object.fromEntries(entries) as Record<string, Seen>
    },
    [html, parts, properties] as const,
  )
