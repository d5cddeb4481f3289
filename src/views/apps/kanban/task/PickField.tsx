import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { Popover } from '@core/components/overlay/Popover'
import { SearchField } from '@core/components/SearchField'
import { Plus, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../kanban.module.scss'

interface Option {
  name: string
  picture: ReactNode
}

interface PickFieldProps {
  label: string
  add: string
  search: string
  options: readonly Option[]
  chosen: readonly Option[]
  onChange: (names: string[]) => void
  /** Offers to create an option if the search finds nothing. */
  canCreate?: boolean
  onRetry?: () => void
}

export function PickField({ label, add, search, options, chosen, onChange, canCreate, onRetry }: PickFieldProps) {
  const { t } = useTranslation('kanban')
  const id = useId()
  const names = chosen.map(({ name }) => name)
  function toggle(name: string) {
    onChange(names.includes(name) ? names.filter((other) => other !== name) : [...names, name])
  }

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      <ul className={styles.pickChips}>
        {chosen.map(({ name, picture }) => (
          <li key={name}>
            {picture}
            <button type="button" aria-label={t('task.takeOff', { name })} onClick={() => toggle(name)}>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
        <li className={styles.pickAdd}>
          <Popover
            label={add}
            icon={<Plus aria-hidden="true" />}
            button={add}
            buttonProps={{ size: 'sm' }}
            align="start"
            className={styles.pickPanel}
          >
            {() => (
              <Picker
                search={search}
                options={options}
                names={names}
                onToggle={toggle}
                canCreate={canCreate}
                onRetry={onRetry}
              />
            )}
          </Popover>
        </li>
      </ul>
    </div>
  )
}

interface PickerProps {
  search: string
  options: readonly Option[]
  names: readonly string[]
  onToggle: (name: string) => void
  canCreate: boolean | undefined
  onRetry: (() => void) | undefined
}

function Picker({ search, options, names, onToggle, canCreate = false, onRetry }: PickerProps) {
  const { t, i18n } = useTranslation(['kanban', 'core'])
  const [text, setText] = useState('')
  const wanted = text.trim()
  const lower = (name: string) => name.toLocaleLowerCase(i18n.language)
  const found = options.filter(({ name }) => lower(name).includes(lower(wanted)))
  const isNew = wanted !== '' && wanted.length <= 40 && !options.some(({ name }) => lower(name) === lower(wanted))

  return (
    <div className={`d-flex flex-column gap-2 align-items-stretch ${styles.picker}`}>
      <SearchField label={search} value={text} onSearch={setText} />
      {found.length > 0 && (
        <ul>
          {found.map(({ name, picture }) => (
            <li key={name}>
              <CheckboxField label={picture} checked={names.includes(name)} onChange={() => onToggle(name)} />
            </li>
          ))}
        </ul>
      )}
      {canCreate && isNew && (
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => {
            onToggle(wanted)
            setText('')
          }}
        >
          {t('task.create', { name: wanted })}
        </Button>
      )}
      {found.length === 0 && !(canCreate && isNew) && !onRetry && <p role="status">{t('task.noneFound')}</p>}
      {onRetry && (
        <div className="cluster" role="alert">
          {t('task.peopleFailed')}
          <Button size="sm" onClick={onRetry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
