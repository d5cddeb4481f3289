/** One line of a bill. Amounts are whole cents; quantities and shares have at most two decimals. */
export interface BillLine {
  readonly qty: number
  /** Of one piece, in cents. */
  readonly price: number
  /** In percent of the line. */
  readonly discount: number
  /** In percent of what is left after the discount. */
  readonly tax: number
}

/** What a line, or a whole bill, comes to, in whole cents: `total = subtotal − discount + tax`. */
export interface Amounts {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly total: number
}

function hundredths(value: number): number {
  return Math.round(value * 100)
}

/** A share of an amount, rounded half up to whole cents. */
function shareOf(cents: number, percent: number): number {
  return Math.round((cents * hundredths(percent)) / 10_000)
}

/**
 * What a line comes to. Each step is rounded to whole cents, so that every figure on the bill can be added up by hand. It is exact
 * as long as price × quantity stays below 9 000 million currency units.
 */
export function amountsOfLine({ qty, price, discount, tax }: BillLine): Amounts {
  const subtotal = Math.round((price * hundredths(qty)) / 100)
  const off = shareOf(subtotal, discount)
  const taxed = shareOf(subtotal - off, tax)
  return { subtotal, discount: off, tax: taxed, total: subtotal - off + taxed }
}

/** What a bill comes to: the sum of its rounded lines. */
export function amountsOf(lines: readonly BillLine[]): Amounts {
  return lines.map(amountsOfLine).reduce(
    (sum, line) => ({
      subtotal: sum.subtotal + line.subtotal,
      discount: sum.discount + line.discount,
      tax: sum.tax + line.tax,
      total: sum.total + line.total,
    }),
    { subtotal: 0, discount: 0, tax: 0, total: 0 },
  )
}

/** What has been paid, in cents. */
export function paidOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}
