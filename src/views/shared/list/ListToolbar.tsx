import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'
import { ViewsButton } from './views/ViewsButton'

/** Puts a value among others, or takes it away. */
function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

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
          .map(({ name, label, choices, values }) => (
            <MenuButton
              key={name}
              label={t('list.filter', { field: label })}
              items={[
                {
                  kind: 'radio',
                  key: '',
                  label: t('list.any'),
                  isChecked: values.length === 0,
                  onSelect: () => filterBy(name, []),
                },
                ...choices.map((choice): MenuItem => ({
                  kind: 'check',
                  key: choice.value,
                  label: choice.label,
                  isChecked: values.includes(choice.value),
                  onSelect: () => filterBy(name, toggled(values, choice.value)),
                })),
              ]}
            >
              {label}
              <ChevronDown className="btn-chevron" aria-hidden="true" />
            </MenuButton>
          ))}
        <span className="toolbar-gap" />
        <ViewsButton views={list.views} />
        {columns.some(({ isHideable }) => isHideable) && (
          <ColumnMenu columns={columns} hidden={hidden} onChange={list.setHidden} />
        )}
      </div>
      <FilterChips
        chips={filters.flatMap(({ name, label, choices, values }) =>
          choices
            .filter(({ value }) => values.includes(value))
            .map((choice) => ({
              key: `${name}=${choice.value}`,
              label: t('list.chip', { filter: label, value: choice.label }),
              onRemove: () => filterBy(name, toggled(values, choice.value)),
            })),
        )}
        onClear={list.clearFilters}
      />
    </>
  )
}
