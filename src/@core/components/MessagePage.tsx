import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../illustrations/Logo'
import styles from './message-page.module.scss'

export interface MessagePageProps {
  title: string
  /** Decorative illustration; mirrored on right-to-left pages. */
  picture: ReactNode
  children: ReactNode
  /** Buttons below the message, such as a link to the start page. */
  actions: ReactNode
}

/** Page without the shell for a single message, such as "not found". Search engines do not index it. */
export function MessagePage({ title, picture, children, actions }: MessagePageProps) {
  const { t } = useTranslation('core')
  return (
    <main className={styles.messagePage}>
      <title>{t('documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.messageLogo}>
        <Logo form="full" />
      </div>
      <div className={`${styles.messagePicture} flip-rtl`}>{picture}</div>
      <h1 className={styles.messageTitle} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.messageText}>{children}</div>
      <div className={styles.messageActions}>{actions}</div>
    </main>
  )
}
