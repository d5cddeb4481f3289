import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../illustrations/Logo'
import './message-page.scss'

export interface MessagePageProps {
  title: string
  /** An illustration, decorative; it is mirrored on right-to-left pages. */
  picture: ReactNode
  children: ReactNode
  /** The ways on, the main one first. */
  actions: ReactNode
}

/** A page without the shell that says one thing: not found, not authorised. Search engines are told to leave it out. */
export function MessagePage({ title, picture, children, actions }: MessagePageProps) {
  const { t } = useTranslation('core')
  return (
    <main className="message-page">
      <title>{t('documentTitle', { title })}</title>
      <meta name="robots" content="noindex" />
      <div className="message-logo">
        <Logo form="full" />
      </div>
      <div className="message-picture flip-rtl">{picture}</div>
      <h1 className="message-title" tabIndex={-1}>
        {title}
      </h1>
      <div className="message-text">{children}</div>
      <div className="message-actions">{actions}</div>
    </main>
  )
}
