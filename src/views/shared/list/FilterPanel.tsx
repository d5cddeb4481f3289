import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import type { Column } from '@core/components/data-table/column'
import { CalendarRange, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'
import { ViewsPanel } from './views/ViewsPanel'

interface FilterPanelProps {
  list: Pick<List<{ id: number }>, 'filters' | 'toggleFilter' | 'hidden' | 'setHidden' | 'views'> & {
    readonly columns: readonly Column<never>[]
  }
  hasColumns: boolean
  /** Label of the button that opens the text and range filters; undefined without such filters. */
  ranges: string | undefined
  onRanges: () => void
  onClose: () => void
}

/** The toolbar of a list on a phone: filters, columns and saved views. Choices apply at once. */
export function FilterPanel({ list, hasColumns, ranges, onRanges, onClose }: FilterPanelProps) {
  const { t } = useTranslation(['kit', 'core'])
  const { filters, toggleFilter, hidden, setHidden, views } = list
  const columns = list.columns.filter(({ isHideable, isWide }) => isHideable && !isWide)

  function toggleColumn(key: string) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    setHidden(next)
  }

  return (
    <>
      <div className="panel-header">
        <h2 className="panel-title">{t('list.filters')}</h2>
        <IconButton size="sm" label={t('core:dialog.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="panel-body">
        <div className="d-grid gap-3 p-3">
          {filters
            .filter(({ isInToolbar }) => isInToolbar)
            .map(({ name, label, choices, values }) => (
              <Choices
                key={name}
                label={label}
                choices={choices}
                isChosen={(value) => values.includes(value)}
                onToggle={(value) => toggleFilter(name, value)}
              />
            ))}
          {ranges && (
            <Button
              icon={<CalendarRange aria-hidden="true" />}
              onClick={() => {
                onClose()
                onRanges()
              }}
            >
              {ranges}
            </Button>
          )}
          {hasColumns && columns.length > 0 && (
            <Choices
              label={t('table.columns')}
              choices={columns.map(({ key, header }) => ({ value: key, label: header }))}
              isChosen={(key) => !hidden.has(key)}
              onToggle={toggleColumn}
            />
          )}
        </div>
        <ViewsPanel views={views} onClose={onClose} />
      </div>
    </>
  )
}

interface ChoicesProps {
  label: string
  choices: readonly { readonly value: string; readonly label: string }[]
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
}

function Choices({ label, choices, isChosen, onToggle }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="cluster">
        {choices.map(({ value, label }) => (
          <Button key={value} aria-pressed={isChosen(value)} onClick={() => onToggle(value)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
