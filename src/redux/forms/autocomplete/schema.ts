import { z } from '@core/schema'

/** The rank is a text. */
export const autocompleteItemSchema = z.object({ id: z.int(), title: z.string(), rank: z.string() })

export type AutocompleteItem = z.infer<typeof autocompleteItemSchema>
