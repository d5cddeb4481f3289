function channelsOf(colour: string): readonly number[] | null {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim()) ?? []
  if (hex) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  }
  const rgb = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(colour.trim())
  return rgb?.slice(1).map(Number) ?? null
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast ratio of two colours (WCAG 2.2).
 * @param one `#rgb`, `#rrggbb` or `rgb(r g b)`
 * @param other likewise
 * @returns from 1 to 21; null where one is written otherwise, or lets through what is behind it
 */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  if (!first || !second) return null
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
