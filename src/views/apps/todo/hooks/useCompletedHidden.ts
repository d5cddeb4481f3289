import { useUser } from '@core/auth/user'
import { z } from '@core/schema'
import { useState } from 'react'
import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'todoCompletedHidden'

/** Ids of the users who hide completed tasks. */
const storedSchema = z.array(z.string())

const readUsers = () => storedSchema.safeParse(readStored(storageKey)).data ?? []

/** Whether the user hides completed tasks, in local storage. */
export function useCompletedHidden(): [isHidden: boolean, toggle: () => void] {
  const userId = String(useUser()?.id ?? '')
  const [users, setUsers] = useState(readUsers)
  const isHidden = users.includes(userId)

  function toggle() {
    const others = users.filter((id) => id !== userId)
    const next = isHidden ? others : [...others, userId]
    setUsers(next)
    writeStored(storageKey, next.length > 0 ? next : null)
  }
  return [isHidden, toggle]
}
