import { useMemo } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { selectAll } from '@/redux/apps/user/slice'

/** The users before and after one, by name as in the list. */
export function useNeighbours(id: number): { previous: User | undefined; next: User | undefined } {
  const { users } = useAppSelector(selectAll)
  return useMemo(() => {
    const sorted = users.toSorted((a, b) => a.fullName.localeCompare(b.fullName))
    const index = sorted.findIndex((user) => user.id === id)
    return index < 0
      ? { previous: undefined, next: undefined }
      : { previous: sorted[index - 1], next: sorted[index + 1] }
  }, [users, id])
}
