import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'kanbanCollapsed'

const storedSchema = z.record(z.string(), z.array(z.string()))

/** By user id. Invalid data counts as empty. */
function readAll(): Record<string, string[]> {
  const stored = storedSchema.safeParse(readStored(storageKey))
  return stored.success ? stored.data : {}
}

/** Collapsed columns of the user, in local storage. */
export function useCollapsed(): [collapsed: ReadonlySet<string>, toggle: (columnId: string) => void] {
  const userId = String(useUser()?.id ?? '')
  const [all, setAll] = useState(readAll)
  const own = all[userId] ?? []

  const toggle = useCallback(
    (columnId: string) =>
      setAll((before) => {
        const mine = before[userId] ?? []
        const others = mine.filter((id) => id !== columnId)
        const { [userId]: _, ...rest } = before
        const next = others.length < mine.length ? others : [...mine, columnId]
        const stored = next.length > 0 ? { ...rest, [userId]: next } : rest
        writeStored(storageKey, Object.keys(stored).length > 0 ? stored : null)
        return stored
      }),
    [userId],
  )
  return [new Set(own), toggle]
}
