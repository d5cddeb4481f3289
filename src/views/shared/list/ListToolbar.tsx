import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'

/** Search, filters and columns of a list, and the filters that are on. */
export function ListToolbar<Row extends { id: number }>({ list, search }: { list: List<Row>; search: string }) {
  const { t } = useTranslation('kit')
  const field = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => field.current?.focus() })
  const { params, filters, columns, hidden, filterBy } = list

  return (
    <>
      <div className="toolbar">
        <SearchField ref={field} label={search} value={params.q} onSearch={(q) => list.change({ q })} />
        {filters
          .filter(({ isInToolbar }) => isInToolbar)
          .map(({ name, label, choices, value }) => (
            <MenuButton
              key={name}
              label={t('list.filter', { field: label })}
              items={[{ value: '', label: t('list.any') }, ...choices].map((choice) => ({
                kind: 'radio',
                key: choice.value,
                label: choice.label,
                isChecked: choice.value === value,
                onSelect: () => filterBy({ [name]: choice.value }),
              }))}
            >
              {label}
              <ChevronDown className="btn-chevron" aria-hidden="true" />
            </MenuButton>
          ))}
        {columns.some(({ isHideable }) => isHideable) && (
          <>
            <span className="toolbar-gap" />
            <ColumnMenu columns={columns} hidden={hidden} onChange={list.setHidden} />
          </>
        )}
      </div>
      <FilterChips
        chips={filters.flatMap(({ name, label, choices, value }) => {
          const chosen = choices.find((choice) => choice.value === value)
          if (!chosen) return []
          const chip = t('list.chip', { filter: label, value: chosen.label })
          return [{ key: name, label: chip, onRemove: () => filterBy({ [name]: '' }) }]
        })}
        onClear={list.clearFilters}
      />
    </>
  )
}
