import { z } from '../schema'

/** The id that a row is asked for by. One that no row has is answered with 404, whatever number it is. */
export const idParameter = z.int()

/**
 * The parameters that every list call takes (docs/contract.md, "Lists").
 * @param searched what `q` is looked for in, such as `full name, email or billing`
 * @param perPage the size of a page unless told otherwise
 */
export function pageParameters(searched: string, perPage = 10) {
  return {
    q: z.optional(
      z.string().check(z.describe(`Searches the ${searched}: exact match, then word by word, then with typos.`)),
    ),
    page: z._default(z.int().check(z.gte(1), z.describe('Starts at 1. Pages past the end are empty.')), 1),
    perPage: z._default(z.int().check(z.gte(1), z.describe('Rows per page.')), perPage),
  }
}

/**
 * The parameters that a list is sorted by.
 * @param row any of its fields can be named
 * @param fallback the column unless told otherwise
 */
export function sortParameters<Shape extends z.core.$ZodShape>(
  row: z.ZodMiniObject<Shape>,
  fallback: NoInfer<keyof Shape & string>,
) {
  return {
    sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    sortColumn: z._default(z.enum(Object.keys(row.shape) as (keyof Shape & string)[]), fallback),
  }
}

/**
 * A parameter that filters a list by any of several values. It takes any text, as another backend may know more values.
 * @param values those that let rows through
 */
export function filterParameter(values: readonly (string | number)[]) {
  return z.optional(z.array(z.string())).check(z.describe(`Any of ${values.join(', ')}. Other values match no rows.`))
}
