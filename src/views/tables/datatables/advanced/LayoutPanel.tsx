import type { Column } from '@core/components/data-table/column'
import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { RadioCards } from '@core/components/forms/RadioCards'
import { Popover } from '@core/components/overlay/Popover'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { readLayout, writeLayout, type RowTableLayout } from './tableLayout'
import styles from './advanced.module.scss'

interface LayoutPanelProps {
  columns: readonly Column<TableRow>[]
  layout: RowTableLayout
  onChange: (changed: Partial<RowTableLayout>) => void
}

const choices = ['none', 'start', 'end'] as const

export function LayoutPanel({ columns, layout, onChange }: LayoutPanelProps) {
  const { t } = useTranslation('datatables')
  const { hidden, pins, isDense } = layout
  const isAsAtFirst = writeLayout(new URLSearchParams(), layout).toString() === ''

  function toggle(key: string) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onChange({ hidden: next })
  }
  function pin(key: string, side: string) {
    const { [key]: _before, ...others } = pins
    onChange({ pins: side === 'start' || side === 'end' ? { ...others, [key]: side } : others })
  }

  return (
    <Popover
      label={t('layout.label')}
      icon={<Columns3 aria-hidden="true" />}
      button={<span className="d-none d-lg-inline">{t('layout.label')}</span>}
    >
      {() => (
        <>
          <div className="panel-header">
            <h2 className="panel-title">{t('layout.label')}</h2>
            <Button
              size="sm"
              variant="ghost"
              aria-disabled={isAsAtFirst}
              onClick={() => onChange(readLayout(new URLSearchParams()))}
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
              onChange={(density) => onChange({ isDense: density === 'compact' })}
            />
            <ul className={`d-grid gap-1 list-unstyled ${styles.layoutColumns}`}>
              {columns
                .filter(({ isHideable }) => isHideable)
                .map(({ key, header }) => (
                  <li key={key}>
                    <CheckboxField label={header} checked={!hidden.has(key)} onChange={() => toggle(key)} />
                    <select
                      className="form-select form-select-sm"
                      aria-label={t('layout.pinOf', { column: header })}
                      value={pins[key] ?? 'none'}
                      onChange={({ target }) => pin(key, target.value)}
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
