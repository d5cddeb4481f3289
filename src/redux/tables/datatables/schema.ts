import { dateTextSchema } from '@core/dateText'
import { idSchema, numberSchema, z } from '@core/schema'

/** Applied, on probation, employed, on leave, left. */
export const rowStatuses = [1, 2, 3, 4, 5] as const

const text = z.string().check(z.trim(), z.maxLength(120))
const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

function wholeNumber(lowest: number, highest: number) {
  return z.pipe(numberSchema, z.int().check(z.gte(lowest), z.lte(highest)))
}

export const tableRowSchema = z.object({
  /** Always empty: on narrow screens, its column expands the row. */
  responsive_id: z.literal(''),
  id: z.number(),
  avatar: text,
  full_name: requiredText,
  post: requiredText,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  city: text,
  /** ISO 8601 */
  start_date: dateTextSchema,
  salary: wholeNumber(0, 10_000_000),
  age: wholeNumber(14, 120),
  /** In years. */
  experience: wholeNumber(0, 100),
  status: z.pipe(numberSchema, z.literal(rowStatuses)),
})

const contentSchema = z.omit(tableRowSchema, { responsive_id: true, id: true })

export const newTableRowSchema = z.extend(z.partial(contentSchema), {
  full_name: tableRowSchema.shape.full_name,
  post: tableRowSchema.shape.post,
  email: tableRowSchema.shape.email,
  age: tableRowSchema.shape.age,
})

export const tableRowChangeSchema = z.extend(z.partial(contentSchema), { id: idSchema })

export const tableRowIdsSchema = z.object({ rowIds: z.array(idSchema) })

export type TableRow = z.infer<typeof tableRowSchema>
export type NewTableRow = z.infer<typeof newTableRowSchema>
export type TableRowChange = z.infer<typeof tableRowChangeSchema>
