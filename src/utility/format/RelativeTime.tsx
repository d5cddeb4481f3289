import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'

interface RelativeTimeProps {
  iso: string
  /** Wraps the time in a sentence. */
  say?: (when: string) => string
}

/** Relative time, with the date on hover. */
export function RelativeTime({ iso, say = (when) => when }: RelativeTimeProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {say(format.relative(iso, now))}
    </time>
  )
}
