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
  /** Nothing moves: the person has asked for that. */
  readonly isStill: boolean
}

/** Red, green and blue of `#rrggbb`. */
function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function distance(one: string, other: string): number {
  const others = channels(other)
  return Math.hypot(...channels(one).map((channel, index) => channel - (others[index] ?? 0)))
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
  return {
    palette: paletteFor(
      token('ring'),
      [1, 2, 3, 4, 5, 6].map((place) => token(`chart-${place}`)),
    ),
    textColor: token('ink'),
    mutedColor: token('ink-3'),
    line: token('line'),
    background: token('surface'),
    sunken: token('sunken'),
    font: token('font'),
    isDark: root.dataset.bsTheme === 'dark',
    isRtl: root.dir === 'rtl',
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
