import { useState } from 'react'

/** The moment at which the component came up: what "days ago" and "overdue" are counted from. It stays the same. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
