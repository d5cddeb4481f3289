import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'listViews'

/** What of a list a view keeps. */
const lookSchema = z.object({
  /** Search, filters, order and size of the pages, as the address has them. */
  search: z.string(),
  /** Keys of the columns that are hidden. */
  hidden: z.array(z.string()),
})

const viewSchema = z.extend(lookSchema, {
  name: z.string(),
  /** Whether the list opens with it. */
  isDefault: z.optional(z.boolean()),
})

export type ListLook = z.infer<typeof lookSchema>
export type ListView = z.infer<typeof viewSchema>

/** By the ids of those who saved them and the names of the lists. */
const storedSchema = z.record(z.string(), z.record(z.string(), z.array(viewSchema)))

/** Garbage counts as nothing. */
function readAll(): z.infer<typeof storedSchema> {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

/** The views that somebody has saved of a list, in this browser. */
export function readViews(userId: string, list: string): readonly ListView[] {
  return readAll()[userId]?.[list] ?? []
}

/** @returns whether they could be stored */
export function writeViews(userId: string, list: string, views: readonly ListView[]): boolean {
  const all = readAll()
  return writeStored(storageKey, { ...all, [userId]: { ...all[userId], [list]: [...views] } })
}

/**
 * The saved views of a list. Where the address says nothing, the list opens with the one that was chosen for that.
 * @param list its name
 * @param hide hides these columns and no others
 */
export function useStoredViews(list: string, hide: (columns: readonly string[]) => void) {
  const userId = String(useUser()?.id ?? '')
  const [views, setViews] = useState(() => readViews(userId, list))
  const [search, setSearch] = useSearchParams()
  function show(look: ListLook, replace = false) {
    hide(look.hidden)
    setSearch(look.search, { replace, preventScrollReset: true })
  }
  const open = useEffectEvent(() => {
    const first = search.size === 0 && views.find(({ isDefault }) => isDefault)
    if (first) show(first, true)
  })
  useEffect(() => {
    open()
  }, [])
  return { userId, list, views, setViews, show }
}
