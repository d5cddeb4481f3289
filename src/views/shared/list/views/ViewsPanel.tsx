import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { Check, Pencil, Star, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListViews } from '../useList'
import type { ListView } from './storedViews'
import { useViews } from './useViews'
import styles from './views.module.scss'

/** Menu of saved views: opens, saves, renames and removes them. */
export function ViewsPanel({ views: list, onClose }: { views: ListViews; onClose: () => void }) {
  const { t } = useTranslation(['list', 'kit'])
  const { views, plain, show, fault, save, rename, toggleDefault, remove } = useViews(list)
  const [renamed, setRenamed] = useState<ListView | null>(null)

  return (
    <>
      <div className="panel-header">
        <h2 className="panel-title">{t('kit:list.views')}</h2>
      </div>
      <div className={`panel-body d-grid gap-3 ${styles.body}`}>
        <ul className={styles.views}>
          <li>
            <ViewChoice
              isCurrent={plain.isCurrent}
              onChoose={() => {
                plain.show()
                onClose()
              }}
            >
              {t('views.plain')}
            </ViewChoice>
          </li>
          {views.map((view) => (
            <li key={view.name}>
              <ViewChoice
                isCurrent={view.isCurrent}
                onChoose={() => {
                  show(view)
                  onClose()
                }}
              >
                {view.name}
              </ViewChoice>
              <IconButton
                size="sm"
                className={view.isDefault ? styles.isDefault : undefined}
                label={t('views.default', { name: view.name })}
                icon={<Star aria-hidden="true" />}
                aria-pressed={view.isDefault === true}
                onClick={() => toggleDefault(view)}
              />
              <IconButton
                size="sm"
                label={t('views.rename', { name: view.name })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setRenamed(view)}
              />
              <IconButton
                size="sm"
                label={t('views.remove', { name: view.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  remove(view)
                  setRenamed(null)
                }}
              />
            </li>
          ))}
        </ul>
        {renamed ? (
          <NameForm
            key={renamed.name}
            label={t('views.newName', { name: renamed.name })}
            submitLabel={t('views.save')}
            initial={renamed.name}
            fault={(name) => fault(name, renamed)}
            onSubmit={(name) => {
              const isStored = rename(renamed, name)
              if (isStored) setRenamed(null)
              return isStored
            }}
            onCancel={() => setRenamed(null)}
          />
        ) : (
          <NameForm
            label={t('views.name')}
            hint={t('views.hint')}
            submitLabel={t('views.add')}
            initial=""
            fault={fault}
            onSubmit={save}
          />
        )}
      </div>
    </>
  )
}

interface ViewChoiceProps {
  isCurrent: boolean
  onChoose: () => void
  children: string
}

function ViewChoice({ isCurrent, onChoose, children }: ViewChoiceProps) {
  return (
    <button type="button" className={styles.view} aria-current={isCurrent || undefined} onClick={onChoose}>
      <bdi className="truncate">{children}</bdi>
      {isCurrent && <Check aria-hidden="true" />}
    </button>
  )
}

interface NameFormProps {
  label: string
  hint?: string
  submitLabel: string
  initial: string
  fault: (name: string) => string | undefined
  /** @returns false if the name was not stored; it stays in the field */
  onSubmit: (name: string) => boolean
  onCancel?: () => void
}

function NameForm({ label, hint, submitLabel, initial, fault, onSubmit, onCancel }: NameFormProps) {
  const { t } = useTranslation('core')
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = fault(name)
    setError(found)
    if (found) return
    if (onSubmit(name)) setName('')
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        // Focus moves to the field when the user clicks "Rename".
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onCancel !== undefined}
        label={label}
        hint={hint}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={error}
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
      />
      <div className="cluster">
        <Button {...(onCancel && { variant: 'primary' })} type="submit">
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('dialog.cancel')}</Button>}
      </div>
    </form>
  )
}
