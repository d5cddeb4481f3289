import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'listViews'

const listStateSchema = z.object({
  /** Search, filters, order and page size, as in the URL. */
  search: z.string(),
  hidden: z.array(z.string()),
})

const viewSchema = z.extend(listStateSchema, {
  name: z.string(),
  isDefault: z.optional(z.boolean()),
})

export type ListState = z.infer<typeof listStateSchema>
export type ListView = z.infer<typeof viewSchema>

const storedSchema = z.record(z.string(), z.record(z.string(), z.array(viewSchema)))

/** Invalid storage counts as empty. */
function readAll(): z.infer<typeof storedSchema> {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

export function readViews(userId: string, list: string): readonly ListView[] {
  return readAll()[userId]?.[list] ?? []
}

export function writeViews(userId: string, list: string, views: readonly ListView[]): boolean {
  const all = readAll()
  return writeStored(storageKey, { ...all, [userId]: { ...all[userId], [list]: [...views] } })
}

export interface StoredViews {
  userId: string
  list: string
  views: readonly ListView[]
  setViews: (views: readonly ListView[]) => void
  /** Applies a view; `replace` keeps the previous URL out of the history. */
  show: (state: ListState, replace?: boolean) => void
}

/**
 * Saved views of a list. Without query parameters, the list opens with the default view.
 * @param hide hides exactly these columns
 */
export function useStoredViews(list: string, hide: (columns: readonly string[]) => void): StoredViews {
  const userId = String(useUser()?.id ?? '')
  const [views, setViews] = useState(() => readViews(userId, list))
  const [search, setSearch] = useSearchParams()
  function show(state: ListState, replace = false) {
    hide(state.hidden)
    setSearch(state.search, { replace, preventScrollReset: true })
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
