import { useSyncExternalStore } from 'react'
import { pageRoot } from '../../root'

export interface ChartTheme {
  /** Six colors, distinguishable with color blindness; the primary color first. */
  readonly palette: readonly string[]
  readonly textColor: string
  readonly mutedColor: string
  readonly line: string
  readonly background: string
  readonly font: string
  readonly isDark: boolean
  readonly isRtl: boolean
}

/** Legend entry. `hidden` lists contain indexes of entries. */
export interface ChartEntry {
  readonly name: string
  /** `mixed` charts only; columns by default. A `limit` is a muted stepped reference line. */
  readonly draw?: 'columns' | 'line' | 'limit'
  /** Earlier period, drawn gray. */
  readonly isPast?: boolean
}

/** RGB channels of `#rrggbb`, or of `#rgb`: builds shorten some colors. */
function channels(color: string): readonly number[] {
  const digits = color.length > 4 ? color.slice(1) : color.slice(1).replaceAll(/./g, '$&$&')
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}

function distance(one: string, other: string): number {
  const others = channels(other)
  return Math.hypot(...channels(one).map((channel, index) => channel - (others[index] ?? 0)))
}

/** Mixes two hex colors; `share` 0 returns `from`, 1 returns `to`. */
export function blend(from: string, to: string, share: number): string {
  const ends = channels(to)
  const mixed = channels(from).map((channel, index) => channel + ((ends[index] ?? channel) - channel) * share)
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Puts the primary color first; the palette's first color replaces the most similar color. All stay distinct. */
export function paletteFor(primary: string, [own = primary, ...others]: readonly string[]): readonly string[] {
  const nearest = others.reduce(
    (best, color) => (distance(primary, color) < distance(primary, best) ? color : best),
    own,
  )
  return [primary, ...others.map((color) => (color === nearest ? own : color))]
}

function readChartTheme(): ChartTheme {
  const root = pageRoot()
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--ld-${name}`).trim()
  const isDark = root.dataset.bsTheme === 'dark'
  const background = token('surface')
  const palette = paletteFor(
    token('primary'),
    [1, 2, 3, 4, 5, 6].map((place) => token(`chart-${place}`)),
  )
  return {
    // Bright colors glare in dark skins; the primary color is already darker.
    palette: isDark ? palette.map((color, place) => (place > 0 ? blend(color, background, 0.16) : color)) : palette,
    textColor: token('ink'),
    mutedColor: token('ink-3'),
    // `line` is too faint behind bars in dark skins.
    line: token(isDark ? 'line-strong' : 'line'),
    background,
    font: token('font'),
    isDark,
    isRtl: root.dir === 'rtl',
  }
}

/** Stable until the page changes; null while no chart is mounted. */
let shown: ChartTheme | null = null
const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

/** Skin, primary color, direction and language are attributes of the root element. */
function subscribe(listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    const now = readChartTheme()
    if (JSON.stringify(now) === JSON.stringify(shown)) return
    shown = now
    for (const tell of listeners) tell()
  })
  if (listeners.size === 0) observer.observe(pageRoot(), { attributes: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    observer?.disconnect()
    shown = null
  }
}

export function currentTheme(): ChartTheme {
  shown ??= readChartTheme()
  return shown
}

/** The page's chart theme; re-renders when it changes. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, currentTheme)
}

/** Color of a legend entry. A line over columns skips a palette color, to stand out. */
export function colorOf(entry: ChartEntry, place: number, { palette, mutedColor, background }: ChartTheme): string {
  const { draw, isPast } = entry
  if (isPast) return blend(background, mutedColor, 0.75)
  if (draw === 'limit') return mutedColor
  return palette[(draw === 'line' ? place + 1 : place) % palette.length] ?? mutedColor
}

/** Visible entries with their colors. */
export function visible<Entry extends ChartEntry>(
  entries: readonly Entry[],
  hidden: readonly number[],
  theme: ChartTheme,
) {
  return entries.flatMap((entry, place) =>
    hidden.includes(place) ? [] : { ...entry, place, color: colorOf(entry, place, theme) },
  )
}
