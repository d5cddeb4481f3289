/** The page's look, as far as charts are concerned. */
export interface ChartTheme {
  /** Six colours that the colour-blind can tell apart; the first is the page's primary one. */
  readonly palette: readonly string[]
  readonly textColor: string
  readonly mutedColor: string
  readonly line: string
  readonly background: string
  readonly sunken: string
  readonly font: string
  readonly isDark: boolean
  readonly isRtl: boolean
}

/** Red, green and blue of `#rrggbb`, or of `#rgb`, which is what a build makes of some. */
function channels(colour: string): readonly number[] {
  const digits = colour.length > 4 ? colour.slice(1) : colour.slice(1).replaceAll(/./g, '$&$&')
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}

function distance(one: string, other: string): number {
  const others = channels(other)
  return Math.hypot(...channels(one).map((channel, index) => channel - (others[index] ?? 0)))
}

/**
 * Lies between two colours.
 * @param share how much of `to`: 0 is `from`, 1 is `to`
 * @returns as `#rrggbb`, like both
 */
export function blend(from: string, to: string, share: number): string {
  const ends = channels(to)
  const mixed = channels(from).map((channel, index) => channel + ((ends[index] ?? channel) - channel) * share)
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/**
 * Puts the primary colour first. What it is most like gives its place to the palette's own first colour, so that all stay apart.
 * @param primary as `#rrggbb`, like the others
 */
export function paletteFor(primary: string, [own = primary, ...others]: readonly string[]): readonly string[] {
  const nearest = others.reduce(
    (best, colour) => (distance(primary, colour) < distance(primary, best) ? colour : best),
    own,
  )
  return [primary, ...others.map((colour) => (colour === nearest ? own : colour))]
}

/** Reads the tokens from the page. */
export function readChartTheme(): ChartTheme {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--ld-${name}`).trim()
  const isDark = root.dataset.bsTheme === 'dark'
  const background = token('surface')
  const palette = paletteFor(
    token('primary'),
    [1, 2, 3, 4, 5, 6].map((place) => token(`chart-${place}`)),
  )
  return {
    // What is bright on paper glares in the dark; the primary colour has a tone for it already.
    palette: isDark ? palette.map((colour, place) => (place > 0 ? blend(colour, background, 0.16) : colour)) : palette,
    textColor: token('ink'),
    mutedColor: token('ink-3'),
    // A hairline that parts surfaces is too faint behind bars where both are dark.
    line: token(isDark ? 'line-strong' : 'line'),
    background,
    sunken: token('sunken'),
    font: token('font'),
    isDark,
    isRtl: root.dir === 'rtl',
  }
}
