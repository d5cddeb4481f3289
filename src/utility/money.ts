/** Amounts are whole cents; quantities and percentages have at most two decimals. */
export interface BillLine {
  readonly qty: number
  /** Unit price in cents. */
  readonly price: number
  /** Percent of the line. */
  readonly discount: number
  /** Percent of the discounted line. */
  readonly tax: number
}

/** Sums in whole cents: `total = subtotal − discount + tax`. */
export interface Amounts {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly total: number
}

const steps = new Map<string, number>()

/** Smallest amount of a currency (ISO 4217), in hundredths of its unit: 1, or 100 without cents, such as yen. */
export function stepOf(currency = 'USD'): number {
  const known = steps.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const step = 10 ** Math.max(0, 2 - maximumFractionDigits)
  steps.set(currency, step)
  return step
}

/** Parses an amount, such as `-$205.50` or `EUR 205`, into whole hundredths. */
export function centsOfText(text: string | number): number {
  return Math.round(Number(String(text).replace(/[^\d.-]/g, '')) * 100)
}

function hundredths(value: number): number {
  return Math.round(value * 100)
}

/** Rounds half up to a payable amount. */
function toSteps(value: number, step: number): number {
  return Math.round(value / step) * step
}

function shareOf(cents: number, percent: number, step: number): number {
  return toSteps((cents * hundredths(percent)) / 10_000, step)
}

/**
 * Computes a line, rounding each step, so that the bill can be added up by hand. Exact while price × quantity is below
 * 9 000 million currency units.
 * @param step see {@link stepOf}
 */
export function amountsOfLine({ qty, price, discount, tax }: BillLine, step = 1): Amounts {
  const subtotal = toSteps((price * hundredths(qty)) / 100, step)
  const off = shareOf(subtotal, discount, step)
  const taxed = shareOf(subtotal - off, tax, step)
  return { subtotal, discount: off, tax: taxed, total: subtotal - off + taxed }
}

/** Computes a bill: the sum of its rounded lines. @param step see {@link amountsOfLine} */
export function amountsOf(lines: readonly BillLine[], step = 1): Amounts {
  return lines
    .map((line) => amountsOfLine(line, step))
    .reduce(
      (sum, line) => ({
        subtotal: sum.subtotal + line.subtotal,
        discount: sum.discount + line.discount,
        tax: sum.tax + line.tax,
        total: sum.total + line.total,
      }),
      { subtotal: 0, discount: 0, tax: 0, total: 0 },
    )
}

/** Sum of payments, in cents. */
export function paidOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}
