import { z } from '@core/schema'

export const selectOptionSchema = z.object({ id: z.int(), value: z.string(), label: z.string() })

export type SelectOption = z.infer<typeof selectOptionSchema>
