import { IconButton } from '@core/components/button/IconButton'
import { Popover } from '@core/components/overlay/Popover'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import type { ImageProblem } from '@core/readImage'
import { readImage } from '@core/readImage'
import { ImagePlus, SendHorizontal, Smile } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { Contact } from '@/redux/apps/chat/schema'
import type { MessageDraft } from '@/redux/apps/chat/unsentSlice'
import { draftChanged, emptyDraft, selectDraft } from '@/redux/apps/chat/unsentSlice'
import styles from '../chat.module.scss'
import { useSend } from '../hooks/useSend'
import { isOpening, onePane } from '../shared/chatNavigation'
import { isPlainEnter } from '../shared/isPlainEnter'
import { EmojiGrid } from '../shared/EmojiGrid'
import { DraftExtras } from './DraftExtras'

const emojis = [
  ...['😀', '😄', '😁', '😅', '😂', '🙂', '😉', '😊'],
  ...['😍', '😘', '😎', '🤔', '😐', '🙄', '😴', '😮'],
  ...['😢', '😭', '😡', '🥳', '🤩', '🤝', '🙏', '👏'],
  ...['👍', '👎', '👌', '💪', '👋', '🙌', '❤️', '💔'],
  ...['🎉', '🔥', '✨', '⭐', '💡', '✅', '❌', '⚠️'],
  ...['☕', '🍰', '📎', '📅', '📈', '🚀', '🌍', '🏠'],
] as const

const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const largestImage = 4 * 1024 * 1024

interface ComposerProps {
  contact: Contact
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onEditLast: () => void
}

/** Maximum length of a message in the API. */
const longest = 10_000

/** The draft is stored per chat until it is sent. */
export function Composer({ contact: { id, fullName }, fieldRef, onEditLast }: ComposerProps) {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const send = useSend()
  const draft = useAppSelector((state) => selectDraft(state, id))
  const fileRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ImageProblem | 'empty' | null>(null)
  const place: Location<unknown> = useLocation()
  // Key of the first page of a visit.
  const isOpened = isOpening(place.state) || place.key === 'default'
  const takesFocus = !useMediaQuery(onePane) && isOpened
  const isEmpty = draft.message.trim() === '' && !draft.image

  useEffect(() => {
    if (takesFocus) fieldRef.current?.focus({ preventScroll: true })
  }, [takesFocus, fieldRef])

  function change(next: MessageDraft) {
    if (problem === 'empty') setProblem(null)
    dispatch(draftChanged({ contactId: id, draft: next }))
  }

  function submit() {
    fieldRef.current?.focus()
    if (isEmpty) {
      setProblem('empty')
      return
    }
    change(emptyDraft)
    setProblem(null)
    void send({ ...draft, message: draft.message.trim(), contact: id })
  }

  function handleKeyDown(event: KeyboardEvent) {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (event.key === 'ArrowUp' && draft.message === '' && !hasModifier) {
      event.preventDefault()
      onEditLast()
    }
    if (!isPlainEnter(event)) return
    event.preventDefault()
    if (!isEmpty) submit()
  }

  async function attach(file: File | undefined) {
    if (!file) return
    const image = await readImage(file, { types: imageTypes, largest: largestImage })
    if (typeof image === 'string') setProblem(image)
    else {
      setProblem(null)
      // Keep text that was typed while the file loaded.
      change({ ...draft, message: fieldRef.current?.value ?? draft.message, image })
    }
    fieldRef.current?.focus()
  }

  function handlePaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    void attach(file)
  }

  function insert(emoji: string) {
    const field = fieldRef.current
    if (!field) return
    field.focus()
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end')
    change({ ...draft, message: field.value })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture can be attached by its button too
    <form
      className={styles.composer}
      aria-label={t('composer.label', { name: fullName })}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void attach(event.dataTransfer.files[0])
      }}
    >
      <DraftExtras draft={draft} onChange={change} />
      {problem && (
        <p className={styles.composerProblem} role="alert">
          {t(`composer.problem.${problem}`)}
        </p>
      )}
      <div className={`d-flex gap-1 align-items-end ${styles.composerRow}`}>
        <IconButton
          label={t('composer.attach')}
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => fileRef.current?.click()}
        />
        <input
          ref={fileRef}
          type="file"
          hidden
          accept={imageTypes.join(',')}
          aria-label={t('composer.attach')}
          onChange={(event) => {
            void attach(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Popover
          label={t('composer.emoji')}
          icon={<Smile aria-hidden="true" />}
          buttonProps={{ variant: 'ghost' }}
          align="start"
          className={styles.emojiPanel}
        >
          {(close) => (
            <EmojiGrid
              label={t('composer.emoji')}
              emojis={emojis}
              columns={8}
              onChoose={(emoji) => {
                close()
                insert(emoji)
              }}
            />
          )}
        </Popover>
        <textarea
          ref={fieldRef}
          className={`form-control ${styles.composerField}`}
          rows={1}
          maxLength={longest}
          dir="auto"
          enterKeyHint="send"
          aria-label={t('composer.field', { name: fullName })}
          placeholder={t('composer.placeholder')}
          value={draft.message}
          onChange={(event) => change({ ...draft, message: event.target.value })}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('composer.send')}
          icon={<SendHorizontal className="flip-rtl" aria-hidden="true" />}
        />
      </div>
    </form>
  )
}
