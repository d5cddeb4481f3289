import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { Popover } from '@core/components/overlay/Popover'
import { useErrorText } from '@core/hooks/useErrorText'
import { Bookmark, Check, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViews } from './useViews'
import styles from './advanced.module.scss'

/** Opens, saves and deletes views of the table. */
export function ViewsPanel() {
  const { t } = useTranslation(['datatables', 'core'])
  const can = useCan()
  const errorText = useErrorText()
  const { views, request, retry, remove, save } = useViews()

  return (
    <Popover label={t('views.label')} icon={<Bookmark aria-hidden="true" />} button={t('views.label')}>
      {(close) => (
        <>
          <div className="panel-header">
            <h2 className="panel-title">{t('views.label')}</h2>
          </div>
          <div className={`panel-body d-grid gap-3 ${styles.tablePanel}`}>
            {request.status === 'failed' && (
              <div className="cluster">
                {errorText(request.error)}
                <Button size="sm" onClick={retry}>
                  {t('core:tryAgain')}
                </Button>
              </div>
            )}
            {request.status === 'succeeded' && views.length === 0 && <p className="text-muted">{t('views.none')}</p>}
            <ul className={`d-grid gap-1 list-unstyled ${styles.viewList}`}>
              {views.map((view) => (
                <li key={view.id}>
                  <Link
                    to={{ search: view.search }}
                    className={styles.viewLink}
                    aria-current={view.isCurrent || undefined}
                    onClick={close}
                  >
                    <bdi>{view.name}</bdi>
                    {view.isCurrent && <Check aria-hidden="true" />}
                  </Link>
                  {can('delete', 'Data') && (
                    <IconButton
                      size="sm"
                      label={t('views.remove', { name: view.name })}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => void remove(view)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {can('create', 'Data') && <SaveView onSave={save} />}
          </div>
        </>
      )}
    </Popover>
  )
}

/** Keeps what the table shows now under a name. */
function SaveView({ onSave }: { onSave: (name: string) => Promise<string | null> }) {
  const { t } = useTranslation('datatables')
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setSaving(true)
    const problem = await onSave(name)
    setSaving(false)
    setError(problem)
    if (problem === null) setName('')
  }

  return (
    <form className={styles.viewForm} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('views.name')}
        hint={t('views.hint')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={error ?? undefined}
        onChange={({ target }) => {
          setName(target.value)
          setError(null)
        }}
      />
      <Button type="submit" pending={isSaving}>
        {t('views.save')}
      </Button>
    </form>
  )
}
