import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { useHold } from '@core/components/forms/useHold'
import { useBackCloses } from '@core/components/overlay/backCloses'
import { useErrorText } from '@core/hooks/useErrorText'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { lazyPart } from '@core/lazy/lazyPart'
import { CalendarClock, Maximize2, Minimize2, Minus, Send, Trash2, X } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { OpenDraft, ComposerSize } from '@/redux/apps/email/composerSlice'
import { draftResized } from '@/redux/apps/email/composerSlice'
import { useEmailTime } from '../hooks/useEmailTime'
import { useMailboxContext } from '../shared/mailbox'
import { ComposeFields } from './ComposeFields'
import { AttachButton, ComposeFiles } from './ComposeFiles'
import { useDraft } from './useDraft'
import styles from './composer.module.scss'

const LaterDialog = lazyPart(() => import('../later/LaterDialog').then(({ LaterDialog }) => LaterDialog))

function Kept({ draft: { isSaving, isDirty, isQueued, savedAt } }: { draft: OpenDraft }) {
  const { t } = useTranslation('email')
  const emailTime = useEmailTime()
  const text = isQueued
    ? t('compose.queued')
    : isSaving
      ? t('compose.saving')
      : savedAt && !isDirty
        ? t('compose.saved', { time: emailTime(savedAt) })
        : ''
  return (
    <span className={`${styles.composeKept} text-muted`} role="status">
      {text}
    </span>
  )
}

/** Composer of an email: inline below the answered email, at the foot of the page, minimized or full screen. */
export function ComposeWindow({ draft }: { draft: OpenDraft }) {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const writer = useDraft(draft)
  const titleId = useId()
  const [isScheduling, setIsScheduling] = useState(false)
  const box = useRef<HTMLElement>(null)
  const held = useHold<HTMLDivElement>(writer.isSending)
  const { openId } = useMailboxContext().url
  const { key, emailId, subject, to, cc, bcc, attachments, isQueued, failure } = draft
  const isAtHome = emailId !== null && emailId === openId
  // Away from its email, the inline composer is minimized at the foot of the page.
  const size = draft.size === 'inline' && !isAtHome ? 'minimised' : draft.size
  const isMinimised = size === 'minimised'
  const isInline = size === 'inline'
  const isPhone = useMediaQuery('(width < 768px)')
  const usual = isAtHome ? 'inline' : 'normal'

  useBackCloses(size === 'full' || (isPhone && !isMinimised), writer.close)
  useBackCloses(isScheduling, () => setIsScheduling(false))
  // Focus the window until the editor loads: typed keys must not run shortcuts.
  useEffect(() => {
    if (!isMinimised && !box.current?.contains(document.activeElement)) box.current?.focus()
  }, [isMinimised])
  useEffect(() => {
    if (isInline) box.current?.scrollIntoView({ block: 'end' })
  }, [isInline])

  function resize(next: ComposerSize) {
    dispatch(draftResized({ key, size: next }))
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.target === box.current && !event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      if (isInline) writer.close()
      else resize('minimised')
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  function send(sendAt?: string) {
    writer.send(sendAt)
    if (to.length + cc.length + bcc.length === 0) box.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  }

  return (
    // Handles keys that bubble from its fields and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      className={cx(styles.composeWindow, `is-${size}`, isInline && 'd-print-none')}
      role={isInline ? 'region' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        writer.attach([...event.dataTransfer.files])
      }}
    >
      <header className={styles.composeHead}>
        <h2 id={titleId} className={isInline ? 'visually-hidden' : 'truncate'}>
          {subject || t('compose.title')}
        </h2>
        {isQueued && isMinimised && <span className={styles.composeQueued}>{t('compose.queued')}</span>}
        {!isInline && (
          <IconButton
            size="sm"
            label={t(isMinimised ? 'compose.restore' : 'compose.minimise')}
            icon={<Minus aria-hidden="true" />}
            onClick={() => resize(isMinimised ? usual : 'minimised')}
          />
        )}
        <IconButton
          size="sm"
          className={styles.composeFull}
          label={t(size === 'full' ? 'compose.shrink' : 'compose.full')}
          icon={size === 'full' ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          onClick={() => resize(size === 'full' ? usual : 'full')}
        />
        <IconButton size="sm" label={t('compose.close')} icon={<X aria-hidden="true" />} onClick={writer.close} />
      </header>
      {!isMinimised && (
        <>
          <div ref={held} className={styles.composeBody}>
            <ComposeFields draft={draft} writer={writer} />
          </div>
          {failure && (
            <Alert tone="danger" title={t('compose.notKept')}>
              {errorText(failure)}
            </Alert>
          )}
          <ComposeFiles files={attachments} onChange={(files) => writer.change({ attachments: files })} />
          <footer className={styles.composeFoot}>
            <Button
              variant="primary"
              icon={<Send className="flip-rtl" aria-hidden="true" />}
              pending={writer.isSending}
              onClick={() => send()}
            >
              {t('compose.send')}
            </Button>
            <IconButton
              label={t('later.schedule')}
              aria-haspopup="dialog"
              icon={<CalendarClock aria-hidden="true" />}
              onClick={() => setIsScheduling(true)}
            />
            <AttachButton onFiles={writer.attach} />
            <Kept draft={draft} />
            <IconButton label={t('compose.discard')} icon={<Trash2 aria-hidden="true" />} onClick={writer.discard} />
          </footer>
          {isScheduling && (
            <Suspense>
              <LaterDialog
                title={t('later.schedule')}
                submitLabel={t('later.submit')}
                onChoose={(time) => {
                  setIsScheduling(false)
                  send(time)
                }}
                onClose={() => setIsScheduling(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </section>
  )
}
