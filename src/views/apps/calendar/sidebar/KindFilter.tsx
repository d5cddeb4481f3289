import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kinds } from '@/redux/apps/calendar/schema'
import { kindTones } from '../shared/kindTones'
import styles from '../calendar.module.scss'

interface KindFilterProps {
  calendars: readonly Kind[]
  onChange: (calendars: readonly Kind[]) => void
}

export function KindFilter({ calendars, onChange }: KindFilterProps) {
  const { t } = useTranslation('calendar')
  const all = useRef<HTMLInputElement>(null)
  const isAll = calendars.length === kinds.length
  const isSome = calendars.length > 0 && !isAll

  /* `indeterminate` is a property without an attribute. */
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome
  }, [isSome])

  function toggle(kind: Kind) {
    onChange(kinds.filter((other) => calendars.includes(other) !== (other === kind)))
  }

  return (
    <fieldset className={styles.kindFilter}>
      <legend>{t('filter.title')}</legend>
      <label>
        <input
          ref={all}
          type="checkbox"
          className="form-check-input"
          checked={isAll}
          onChange={() => onChange(isAll ? [] : kinds)}
        />
        {t('filter.all')}
      </label>
      {kinds.map((kind) => (
        <label key={kind} className={`tone-${kindTones[kind]}`}>
          <input
            type="checkbox"
            className="form-check-input is-toned"
            checked={calendars.includes(kind)}
            onChange={() => toggle(kind)}
          />
          {t(`kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
