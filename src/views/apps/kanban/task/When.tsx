import { useFormat } from '@/utility/hooks/useFormat'
import { useState } from 'react'

/** How long ago something was, with the date itself on hover. */
export function When({ iso }: { iso: string }) {
  const format = useFormat()
  const [now] = useState(() => new Date())
  return (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.relative(iso, now)}
    </time>
  )
}
