import { channelsOf, contrast, type Channels } from './contrast'

/** Shades of a color: fill, fill on hover, tint behind text, text. */
export type ColorSteps = readonly [fill: string, hover: string, tint: string, text: string]

/** Its message explains the accepted formats. */
export class InvalidColor extends Error {}

/** Parses `#rgb` or `#rrggbb`, with or without the `#`. @throws InvalidColor for any other format */
export function readColor(given: string): Channels {
  const channels = channelsOf(given.trim().replace(/^#?/, '#'))
  if (!channels) throw new InvalidColor(`"${given}" is not a color. Write it as #0a7 or #00aa77.`)
  return channels
}

/** `ink-3` of `_palette.scss`: also readable on tints. */
const secondaryText = { light: '#5f6982', dark: '#8b95b0' }

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** @param share of the other color, from 0 to 1 */
function mixed(color: string, other: string, share: number): string {
  const [one, two] = [readColor(color), readColor(other)]
  const at = (index: 0 | 1 | 2) => one[index] * (1 - share) + two[index] * share
  return hexOf([at(0), at(1), at(2)])
}

/** Mixes in as little of another color as readability on all backgrounds requires. */
function readable(color: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(color, towards, share)
    if (grounds.every((ground) => (contrast(candidate, ground) ?? 0) >= ratio)) return candidate
  }
  return towards
}

/**
 * Computes the shades of a primary color, as close to it as the contrast allows (WCAG 2.2, 1.4.3).
 * @throws InvalidColor see {@link readColor}
 */
export function primarySteps(given: string): { light: ColorSteps; dark: ColorSteps } {
  const brand = hexOf(readColor(given))
  const white = '#ffffff'
  const fill = readable(brand, '#000000', [white], 4.6)
  const tint = readable(mixed(fill, white, 0.9), white, [secondaryText.light], 4.55)
  // Light enough for control borders on a dark background, and dark enough for white text.
  const night = readable(readable(brand, white, ['#20263a'], 3.05), '#000000', [white], 4.55)
  const nightTint = readable(mixed(night, '#161b2b', 0.75), '#161b2b', [secondaryText.dark], 4.55)
  return {
    light: [fill, mixed(fill, '#000000', 0.12), tint, readable(fill, '#000000', [tint, '#eef0f6'], 5)],
    dark: [night, mixed(night, '#000000', 0.08), nightTint, readable(night, white, [nightTint, '#2a3147'], 5.5)],
  }
}
