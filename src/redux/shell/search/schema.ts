import { z } from '@core/schema'

export const pageEntrySchema = z.object({
  id: z.number(),
  /** Permanent id of the page; title and URL may change. */
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
})

const fileEntrySchema = z.object({
  title: z.string(),
  by: z.string(),
  size: z.string(),
  file: z.string(),
})

const contactEntrySchema = z.object({
  title: z.string(),
  email: z.string(),
  img: z.string(),
  /** dd/mm/yyyy */
  date: z.string(),
})

function groupOf<const Title extends string, Entry extends z.ZodMiniType>(title: Title, entry: Entry) {
  return z.object({ groupTitle: z.literal(title), searchLimit: z.number(), data: z.array(entry) })
}

export const searchGroupSchema = z.discriminatedUnion('groupTitle', [
  groupOf('Pages', pageEntrySchema),
  groupOf('Files', fileEntrySchema),
  groupOf('Contacts', contactEntrySchema),
])

export type PageEntry = z.infer<typeof pageEntrySchema>
export type FileEntry = z.infer<typeof fileEntrySchema>
export type ContactEntry = z.infer<typeof contactEntrySchema>
export type SearchGroup = z.infer<typeof searchGroupSchema>
