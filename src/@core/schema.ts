import * as z from 'zod/mini'

/**
 * The one way to zod. Its compiled fast path needs `eval`, which the page's Content-Security-Policy forbids and reports,
 * so it is switched off before the first schema is built. Import `z` from here only.
 */
z.config({ jitless: true })

/**
 * An id in a body. It may arrive as a number or as numeric text; anything else becomes NaN, which no row has, so that the
 * answer is a 404 and not a 400 (contract, "Failure").
 */
export const idSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => (typeof value === 'number' || /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : NaN)),
)

export { z }
