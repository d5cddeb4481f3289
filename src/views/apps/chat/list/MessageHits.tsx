import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import type { Hit } from '@/redux/apps/chat/schema'
import { selectOverview } from '@/redux/apps/chat/slice'
import { Highlight } from '@/utility/Highlight'
import { PersonPicture } from '../shared/PersonPicture'
import { useChatTimes } from '../shared/useChatTimes'
import { opening, useChatLinks } from '../shared/chatNavigation'
import styles from '../chat.module.scss'

/** Maximum number of characters before the match. */
const before = 24

/** Excerpt on one line, from a whole word shortly before the match. */
function partOf(message: string, words: string): string {
  const text = message.replace(/\s+/g, ' ')
  const at = text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase())
  if (at <= before) return text
  const space = text.indexOf(' ', at - before)
  return `…${text.slice(space === -1 || space >= at ? at : space + 1)}`
}

interface MessageHitsProps {
  words: string
  hits: readonly Hit[]
  total: number
}

export function MessageHits({ words, hits, total }: MessageHitsProps) {
  const { t } = useTranslation('chat')
  const times = useChatTimes()
  const links = useChatLinks()
  const { contacts } = useAppSelector(selectOverview)

  return (
    <>
      <h2 className={styles.chatListTitle} id="messages-title">
        {t('list.messages')}
      </h2>
      <ul className={styles.chatList} aria-labelledby="messages-title">
        {hits.map(({ contactId, message }) => {
          const contact = contacts.find(({ id }) => id === contactId)
          return (
            contact && (
              <li key={message.id} className={styles.chatRow}>
                <Link
                  className={styles.chatLink}
                  to={links.toMessage(contactId, message.id)}
                  state={opening}
                  data-hit={message.id}
                >
                  <PersonPicture person={contact} />
                  <span className={styles.chatWords}>
                    <span className={styles.chatLine}>
                      <span className={`${styles.chatName} truncate`} dir="auto">
                        {contact.fullName}
                      </span>
                      <VisuallyHidden> </VisuallyHidden>
                      <time className={styles.chatTime} dateTime={message.time} title={times.whole(message.time)}>
                        {times.short(message.time)}
                      </time>
                    </span>
                    <span className={styles.chatPreview}>
                      <span className="truncate" dir="auto">
                        <Highlight text={partOf(message.message, words)} words={[words]} />
                      </span>
                    </span>
                  </span>
                </Link>
              </li>
            )
          )
        })}
      </ul>
      {total > hits.length && (
        <p className={styles.chatListEmpty}>{t('list.moreHits', { count: total - hits.length })}</p>
      )}
    </>
  )
}
