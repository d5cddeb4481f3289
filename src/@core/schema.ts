import * as z from 'zod/mini'

/**
 * The one way to zod. Its compiled fast path needs `eval`, which the page's Content-Security-Policy forbids and reports,
 * so it is switched off before the first schema is built. Import `z` from here only.
 */
z.config({ jitless: true })

/**
 * An id in a body. It may arrive as a number or as numeric text; anything else becomes NaN, which no row has, so that the answer is
 * a 404 and not a 400 (docs/contract.md, "Refusals").
 */
export const idSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => (typeof value === 'number' || /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : NaN)),
)

/** The body of a call about one row. */
export const rowIdSchema = z.object({ id: idSchema })

/** A number in a body, as a number or as numeric text. Checks are piped behind it. */
export const numberSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) =>
    typeof value === 'number' || /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : NaN,
  ),
)

/** A picture by its address or as a data URL; `''` for none, which null means as well. */
export const pictureSchema = z.pipe(
  z.nullable(z.string()).check(z.overwrite((picture) => picture ?? '')),
  z.string().check(z.maxLength(1_000_000)),
)

/**
 * A picture whose looking at tells no other server anything: a path of the host, whatever the product is served under, or a data
 * URL; `''` for none.
 */
export const ownPicture = /^(\/(?!\/)[\w./~-]+|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)?$/

export { z }
