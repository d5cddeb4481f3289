import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'

interface RelativeTimeProps {
  iso: string
  /** The sentence that it stands in. */
  say?: (when: string) => string
}

/** How long ago something was, with the date itself on hover. */
export function RelativeTime({ iso, say = (when) => when }: RelativeTimeProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {say(format.relative(iso, now))}
    </time>
  )
}
