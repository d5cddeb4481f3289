import { useState } from 'react'

/** The moment at which the component came up: what "days overdue" is counted from. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
