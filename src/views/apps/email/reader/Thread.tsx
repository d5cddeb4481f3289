import { Button } from '@core/components/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { Message } from './Message'
import styles from '../email.module.scss'

/** Collapses the middle of a thread if it contains more emails than this. */
const longest = 3

/** Oldest first; the newest is open. Remounted per thread. */
export function Thread({ email }: { email: Email }) {
  const { t } = useTranslation('email')
  const parts = [email, ...email.replies]
  const newest = parts.at(-1) ?? email
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = isUnfolded || parts.length - 2 <= longest ? [] : parts.slice(1, -1)

  function toggle(id: number) {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }

  return (
    <div className={styles.thread}>
      {parts.map((part) => {
        if (folded.includes(part)) {
          return (
            part === folded[0] && (
              <Button key="folded" className={styles.threadFold} variant="ghost" onClick={() => setIsUnfolded(true)}>
                {t('reader.folded', { count: folded.length })}
              </Button>
            )
          )
        }
        const isOpen = (part === newest) !== toggled.has(part.id)
        return (
          <Message
            key={part.id}
            email={email}
            part={part}
            isOpen={isOpen}
            {...(parts.length > 1 && { onToggle: () => toggle(part.id) })}
          />
        )
      })}
    </div>
  )
}
