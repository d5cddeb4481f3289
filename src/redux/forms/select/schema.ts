import { z } from '@core/schema'

/** Specification section 3, "Select option". */
export const selectOptionSchema = z.object({ id: z.int(), value: z.string(), label: z.string() })

export type SelectOption = z.infer<typeof selectOptionSchema>
