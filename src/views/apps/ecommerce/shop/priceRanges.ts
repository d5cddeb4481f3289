/** Prices that many look for, in whole units of the currency; an end that is open is ''. */
export const priceRanges = [
  { key: 'any', min: '', max: '' },
  { key: 'low', min: '', max: '50' },
  { key: 'middle', min: '50', max: '100' },
  { key: 'high', min: '100', max: '250' },
  { key: 'top', min: '250', max: '' },
] as const

/** Prices as the sliders hold them: whole, and at the ends of what the shop has. */
export function sliderEnds(minPrice: number, maxPrice: number): { lowest: number; highest: number } {
  return { lowest: Math.floor(minPrice), highest: Math.ceil(maxPrice) }
}

/** Where a slider stands for what the address says, never outside of its ends. */
export function heldBetween(text: string, fallback: number, lowest: number, highest: number): number {
  return text === '' ? fallback : Math.min(Math.max(Number(text), lowest), highest)
}
