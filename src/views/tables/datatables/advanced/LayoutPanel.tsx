import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { RadioCards } from '@core/components/forms/RadioCards'
import { Popover } from '@core/components/overlay/Popover'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fieldKeys } from '../shared/rowLabels'
import { fields, type FieldKey } from '../shared/fields'
import { readLayout, writeLayout, type RowTableLayout } from './tableLayout'
import styles from './advanced.module.scss'

export interface LayoutPanelProps {
  layout: RowTableLayout
  onChange: (changed: Partial<RowTableLayout>) => void
}

const choices = ['none', 'start', 'end'] as const

/** Which columns show, which of them stay in sight, and how close the rows are. */
export function LayoutPanel({ layout, onChange }: LayoutPanelProps) {
  const { t } = useTranslation('datatables')
  const { hidden, pins, isDense } = layout
  const isAsAtFirst = writeLayout(new URLSearchParams(), layout).toString() === ''

  function toggle(field: FieldKey) {
    const next = new Set(hidden)
    if (!next.delete(field)) next.add(field)
    onChange({ hidden: next })
  }
  function pin(field: FieldKey, side: string) {
    const { [field]: _before, ...others } = pins
    onChange({ pins: side === 'start' || side === 'end' ? { ...others, [field]: side } : others })
  }

  return (
    <Popover label={t('layout.label')} icon={<Columns3 aria-hidden="true" />} button={t('layout.label')}>
      {() => (
        <>
          <div className="panel-header">
            <h2 className="panel-title">{t('layout.label')}</h2>
            <Button
              size="sm"
              variant="ghost"
              aria-disabled={isAsAtFirst}
              onClick={() => {
                onChange(readLayout(new URLSearchParams()))
              }}
            >
              {t('layout.reset')}
            </Button>
          </div>
          <div className={`panel-body d-grid gap-3 ${styles.tablePanel}`}>
            <RadioCards
              label={t('layout.density')}
              layout="inline"
              options={[
                { value: 'comfortable', label: t('layout.comfortable') },
                { value: 'compact', label: t('layout.compact') },
              ]}
              value={isDense ? 'compact' : 'comfortable'}
              onChange={(density) => {
                onChange({ isDense: density === 'compact' })
              }}
            />
            <ul className={`d-grid gap-1 list-unstyled ${styles.layoutColumns}`}>
              {fields
                .filter((field) => field !== 'full_name')
                .map((field) => (
                  <li key={field}>
                    <CheckboxField
                      label={t(`field.${fieldKeys[field]}`)}
                      checked={!hidden.has(field)}
                      onChange={() => {
                        toggle(field)
                      }}
                    />
                    <select
                      className="form-select form-select-sm"
                      aria-label={t('layout.pinOf', { column: t(`field.${fieldKeys[field]}`) })}
                      value={pins[field] ?? 'none'}
                      onChange={({ target }) => {
                        pin(field, target.value)
                      }}
                    >
                      {choices.map((side) => (
                        <option key={side} value={side}>
                          {t(`layout.pin.${side}`)}
                        </option>
                      ))}
                    </select>
                  </li>
                ))}
            </ul>
          </div>
        </>
      )}
    </Popover>
  )
}
