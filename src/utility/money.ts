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

const steps = new Map<string, number>()

/**
 * The least amount of a currency, in hundredths of its unit: 1, or 100 where there are no smaller coins, as in Japan.
 * @param currency an ISO 4217 code; none means US dollars
 */
export function stepOf(currency = 'USD'): number {
  const known = steps.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const step = 10 ** Math.max(0, 2 - maximumFractionDigits)
  steps.set(currency, step)
  return step
}

/** What an amount in a text such as `-$205.50` or `EUR 205` comes to, in whole hundredths. */
export function centsOfText(text: string | number): number {
  return Math.round(Number(String(text).replace(/[^\d.-]/g, '')) * 100)
}

function hundredths(value: number): number {
  return Math.round(value * 100)
}

/** Rounded half up to what can be paid. */
function toSteps(value: number, step: number): number {
  return Math.round(value / step) * step
}

/** A share of an amount. */
function shareOf(cents: number, percent: number, step: number): number {
  return toSteps((cents * hundredths(percent)) / 10_000, step)
}

/**
 * What a line comes to. Each step is rounded to whole cents, so that every figure on the bill can be added up by hand. It is exact
 * as long as price × quantity stays below 9 000 million currency units.
 * @param step the least amount of the currency: {@link stepOf}
 */
export function amountsOfLine({ qty, price, discount, tax }: BillLine, step = 1): Amounts {
  const subtotal = toSteps((price * hundredths(qty)) / 100, step)
  const off = shareOf(subtotal, discount, step)
  const taxed = shareOf(subtotal - off, tax, step)
  return { subtotal, discount: off, tax: taxed, total: subtotal - off + taxed }
}

/** What a bill comes to: the sum of its rounded lines. @param step that of {@link amountsOfLine} */
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

/** What has been paid, in cents. */
export function paidOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}
