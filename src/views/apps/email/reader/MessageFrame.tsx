import { sanitiseHtml } from '@core/html/sanitise'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { openComposer } from '@/redux/apps/email/signatureSlice'
import { useMailboxContext } from '../shared/mailbox'
import { fillFrame } from './frameDocument'
import styles from '../email.module.scss'

interface MessageFrameProps {
  title: string
  message: string
  showsPictures: boolean
}

/** Sandboxed frame: sanitized HTML without scripts, and a CSP without remote content, except images on request. */
export function MessageFrame({ title, message, showsPictures }: MessageFrameProps) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const { mayWrite } = useMailboxContext().rights
  const end = useRef<() => void>(undefined)
  const { html } = useMemo(() => sanitiseHtml(message, { remotePictures: showsPictures }), [message, showsPictures])
  useEffect(() => () => end.current?.(), [])

  const source = showsPictures ? { src: `${import.meta.env.BASE_URL}mail-frame.html` } : { srcDoc: '<!doctype html>' }
  return (
    <iframe
      key={`${showsPictures} ${message}`}
      className={styles.emailFrame}
      title={title}
      // Same origin allows measuring its height; without scripts, the content cannot exploit that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      {...source}
      onLoad={({ currentTarget }) => {
        end.current?.()
        end.current = fillFrame(currentTarget, {
          html,
          quoteLabel: t('reader.quote'),
          onWrite: mayWrite ? (email) => void dispatch(openComposer({ to: [{ name: '', email }] })) : null,
        })
      }}
    />
  )
}
