import { z } from '../schema'

/** Id of a row. Unknown ids get a 404, whatever the number. */
export const idParameter = z.int()

/** Query parameters of every list (docs/contract.md, "Lists"). @param searched such as `full name, email or billing` */
export function pageParameters(searched: string, perPage = 10) {
  return {
    q: z.optional(
      z.string().check(z.describe(`Searches the ${searched}: exact match, then word by word, then with typos.`)),
    ),
    page: z._default(z.int().check(z.gte(1), z.describe('Starts at 1. Pages past the end are empty.')), 1),
    perPage: z._default(z.int().check(z.gte(1), z.describe('Rows per page.')), perPage),
  }
}

/** @param row its fields are the sortable columns @param fallback the default column */
export function sortParameters<Shape extends z.core.$ZodShape>(
  row: z.ZodMiniObject<Shape>,
  fallback: NoInfer<keyof Shape & string>,
) {
  return {
    sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    sortColumn: z._default(z.enum(Object.keys(row.shape) as (keyof Shape & string)[]), fallback),
  }
}

/** Any of several values. Other texts are valid too, because other backends may have more values. */
export function filterParameter(values: readonly (string | number)[]) {
  return z.optional(z.array(z.string())).check(z.describe(`Any of ${values.join(', ')}. Other values match no rows.`))
}
