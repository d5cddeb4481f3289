import * as z from 'zod/mini'

/**
 * Import `z` from this file only. zod's compiled fast path needs `eval`, which the Content-Security-Policy blocks and
 * reports. It is disabled before the first schema is built.
 */
z.config({ jitless: true })

/** Number or numeric text. Anything else becomes NaN, for a 404 in place of a 400 (docs/contract.md, "Refusals"). */
export const idSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => (typeof value === 'number' || /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : NaN)),
)

export const rowIdSchema = z.object({ id: idSchema })

/** Number or numeric text in a request body. Pipe checks behind it. */
export const numberSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) =>
    typeof value === 'number' || /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : NaN,
  ),
)

/** Image as a URL or data URL; `''` or null for none. */
export const pictureSchema = z.pipe(
  z.nullable(z.string()).check(z.overwrite((picture) => picture ?? '')),
  z.string().check(z.maxLength(1_000_000)),
)

/** An image that requires no request to other servers: a path on this host, a data URL, or `''` for none. */
export const ownPicture = /^(\/(?!\/)[\w./~-]+|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)?$/

export { z }
