import { memo } from 'react'
import { toParts } from './links'
import styles from '../chat.module.scss'

/** What somebody wrote, in its own direction and with its lines. Addresses are links. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.messageText} dir="auto">
      {toParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
})
