export type Channels = readonly [red: number, green: number, blue: number]

/** Parses `#rgb`, `#rrggbb` or `rgb(r, g, b)` into channels from 0 to 255; null for any other format. */
export function channelsOf(color: string): Channels | null {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? []
  if (hex) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
    return [at(0), at(2), at(4)]
  }
  const [, red, green, blue] = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(color.trim()) ?? []
  return red === undefined ? null : [Number(red), Number(green), Number(blue)]
}

function luminance(channels: Channels): number {
  const share = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  const [red, green, blue] = channels
  return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
}

/** Contrast ratio (WCAG 2.2) from 1 to 21; null for other formats than {@link channelsOf}, or with transparency. */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  if (!first || !second) return null
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
