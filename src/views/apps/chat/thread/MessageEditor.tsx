import { Button } from '@core/components/button/Button'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Message } from '@/redux/apps/chat/schema'
import { updateMessage } from '@/redux/apps/chat/slice'
import styles from '../chat.module.scss'
import { isPlainEnter } from '../shared/isPlainEnter'
import { MessageBody } from './MessageBody'
import { useThread } from './threadContext'

/** Edits a message in place. Enter saves, Escape cancels; focus returns to the composer or to the message. */
export function MessageEditor({ message: before }: { message: Message }) {
  const { t } = useTranslation(['chat', 'core'])
  const { contact, edit } = useThread()
  const { write } = useWrite()
  const [text, setText] = useState(before.message)
  const [isRefused, setRefused] = useState(false)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<Element>(null)
  const place = { id: contact.id, messageId: before.id }
  const words = text.trim()
  const errorId = `message-${before.id}-error`
  useUnsaved(words !== before.message)

  useEffect(() => {
    const field = fieldRef.current
    opener.current ??= document.activeElement
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])

  function close() {
    const composer = opener.current instanceof HTMLTextAreaElement ? opener.current : null
    const back = composer ?? fieldRef.current?.closest<HTMLElement>('[data-message]')
    back?.focus({ preventScroll: true })
    edit(null)
  }

  function save() {
    if (words === '' && !before.image) {
      setRefused(true)
      fieldRef.current?.focus()
      return
    }
    close()
    if (words === before.message) return
    void write(
      updateMessage,
      { ...place, message: words },
      {
        success: t('toast.messageChanged'),
        undo: () => write(updateMessage, { ...place, message: before.message }, { success: t('toast.messageBack') }),
      },
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (isPlainEnter(event)) {
      event.preventDefault()
      save()
    }
  }

  return (
    <form
      className={styles.messageEditor}
      aria-label={t('edit.title')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <MessageBody {...before} message="" />
      <textarea
        ref={fieldRef}
        className="form-control"
        rows={1}
        maxLength={10_000}
        dir="auto"
        enterKeyHint="done"
        aria-label={t('edit.words')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRefused(false)
        }}
        onKeyDown={handleKeyDown}
      />
      {isRefused && (
        <p className="field-error" id={errorId} role="alert">
          {t('edit.empty')}
        </p>
      )}
      <div className="d-flex gap-2 justify-content-end">
        <Button size="sm" variant="primary" type="submit">
          {t('edit.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          {t('core:dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}
