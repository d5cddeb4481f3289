import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../kanban.module.scss'

interface TitleFormProps {
  label: string
  submit: string
  title?: string
  text?: string
  /** Titles of the other columns, which must be unique. */
  taken: readonly string[]
  onSave: (title: string) => void
  onCancel: () => void
}

const isSame = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Enter saves, Escape cancels. */
export function TitleForm({ label, submit, title = '', text = title, taken, onSave, onCancel }: TitleFormProps) {
  const { t } = useTranslation('kanban')
  const [draft, setDraft] = useState(text)
  const [isTried, setTried] = useState(false)
  useUnsaved(draft.trim() !== title)
  const error =
    draft.trim() === ''
      ? t('column.titleMissing')
      : taken.some((other) => isSame(other, draft))
        ? t('column.titleTaken', { column: draft.trim() })
        : undefined

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!error) onSave(draft.trim())
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }

  return (
    <form className={styles.titleForm} noValidate onSubmit={handleSubmit}>
      <TextField
        label={label}
        maxLength={60}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a button in its place
        autoFocus
        value={draft}
        error={isTried ? error : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="cluster">
        <Button variant="primary" size="sm" type="submit">
          {submit}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
