import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button/Button'

/** `label` describes an active filter, such as "Status: active". */
export interface FilterChip {
  key: string
  label: string
  onRemove: () => void
}

/** Active filters with remove buttons. Renders nothing without filters. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation('kit')
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label={t('filters.label')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className="filter-chip"
            aria-label={t('filters.remove', { filter: label })}
            onClick={onRemove}
          >
            {label}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
