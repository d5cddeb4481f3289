import { z } from '@core/schema'

export const selectOptionSchema = z.object({ id: z.int(), value: z.string(), label: z.string() })

export type SelectOption = z.infer<typeof selectOptionSchema>

export const autocompleteItemSchema = z.object({ id: z.int(), title: z.string(), rank: z.string() })

export type AutocompleteItem = z.infer<typeof autocompleteItemSchema>
