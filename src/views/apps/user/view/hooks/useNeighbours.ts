import { useMemo } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { users } from '@/redux/apps/user/slice'

interface Neighbours {
  readonly previous: User | undefined
  readonly next: User | undefined
}

/**
 * The users before and after one, by name as in the list.
 * @returns null until all users are known
 */
export function useNeighbours(id: number): Neighbours | null {
  const { data } = useAppSelector(users.select).all
  return useMemo(() => {
    const sorted = (data ?? []).toSorted((a, b) => a.fullName.localeCompare(b.fullName))
    const index = sorted.findIndex((user) => user.id === id)
    return index < 0 ? null : { previous: sorted[index - 1], next: sorted[index + 1] }
  }, [data, id])
}
