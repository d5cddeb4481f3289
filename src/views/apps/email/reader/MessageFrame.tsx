import { sanitiseHtml } from '@core/html/sanitise'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { beginLetter } from '@/redux/apps/email/signatureSlice'
import { useMailboxContext } from '../shared/mailbox'
import { fillFrame } from './frameDocument'
import styles from '../email.module.scss'

interface MessageFrameProps {
  title: string
  message: string
  /** Whether pictures of other servers may be fetched. */
  showsPictures: boolean
}

/**
 * The text of a mail in a document of its own: sanitised, where no script can run, and under the page's policy, by which it can
 * fetch nothing from elsewhere. With pictures it stands in a document whose policy lets in those, and nothing else.
 */
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
      className={styles.mailFrame}
      title={title}
      // It shares the page's origin so that it can be measured; without scripts nothing in it can make use of that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      {...source}
      onLoad={({ currentTarget }) => {
        end.current?.()
        end.current = fillFrame(currentTarget, {
          html,
          quoteLabel: t('reader.quote'),
          onWrite: mayWrite ? (email) => void dispatch(beginLetter({ to: [{ name: '', email }] })) : null,
        })
      }}
    />
  )
}
