/** A price in whole cents, so that no fraction is lost or won when prices are added up. */
export function toCents(price: number): number {
  return Math.round(price * 100)
}
