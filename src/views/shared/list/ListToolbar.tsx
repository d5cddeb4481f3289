import { FilterChips } from '@core/components/FilterChips'
import { SearchField } from '@core/components/SearchField'
import { Spinner } from '@core/components/Spinner'
import { Button } from '@core/components/button/Button'
import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Popover } from '@core/components/overlay/Popover'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { lazyPart } from '@core/lazy/lazyPart'
import { Bookmark, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { RangeKind } from '@/utility/hooks/useListParams'
import type { RangeTexts } from './RangeDialog'
import type { List, ListViews } from './useList'

interface Ends {
  readonly kind: RangeKind
  readonly from: string
  readonly to: string
}

/** Says between which ends a range lies; null where it has none. */
function rangeText({ kind, from, to }: Ends, format: Formatters): string | null {
  const write = (end: string) => (kind === 'day' ? format.date(end) : format.number(Number(end)))
  if (from === '' && to === '') return null
  if (from === '') return `≤ ${write(to)}`
  return to === '' ? `≥ ${write(from)}` : `${write(from)} – ${write(to)}`
}

const ViewsPanel = lazyPart(() => import('./views/ViewsPanel').then(({ ViewsPanel }) => ViewsPanel))

/** Opens the saved views of a list. */
function ViewsButton({ views }: { views: ListViews }) {
  const { t } = useTranslation('kit')
  return (
    <Popover
      label={t('list.views')}
      icon={<Bookmark aria-hidden="true" />}
      button={<span className="d-none d-lg-inline">{t('list.views')}</span>}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <ViewsPanel views={views} onClose={close} />
        </Suspense>
      )}
    </Popover>
  )
}

/** What a filter is set to once a value has been put among the others, or taken away. */
function toggled(values: readonly string[], value: string): string {
  return (values.includes(value) ? values.filter((other) => other !== value) : [...values, value]).join(',')
}

const RangeDialog = lazyPart(() => import('./RangeDialog').then(({ RangeDialog }) => RangeDialog))

interface ListToolbarProps<Row extends { id: number }> {
  list: List<Row>
  search: string
  /** Of a list with ranges: without them, only links from elsewhere set these. */
  rangeTexts?: RangeTexts | undefined
}

/** Search, filters and columns of a list, and the filters that are on. */
export function ListToolbar<Row extends { id: number }>({ list, search, rangeTexts }: ListToolbarProps<Row>) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const [isChoosing, setChoosing] = useState(false)
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
                  onSelect: () => filterBy({ [name]: '' }),
                },
                ...choices.map((choice): MenuItem => ({
                  kind: 'check',
                  key: choice.value,
                  label: choice.label,
                  isChecked: values.includes(choice.value),
                  onSelect: () => filterBy({ [name]: toggled(values, choice.value) }),
                })),
              ]}
            >
              {label}
              <ChevronDown className="btn-chevron" aria-hidden="true" />
            </MenuButton>
          ))}
        {rangeTexts && (
          <Button icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {rangeTexts.title}
          </Button>
        )}
        <div className="d-flex gap-2 ms-auto">
          <ViewsButton views={list.views} />
          {columns.some(({ isHideable }) => isHideable) && (
            <ColumnMenu columns={columns} hidden={hidden} onChange={list.setHidden} />
          )}
        </div>
      </div>
      <FilterChips
        chips={[
          ...filters.flatMap(({ name, label, choices, values }) =>
            choices
              .filter(({ value }) => values.includes(value))
              .map((choice) => ({
                key: `${name}=${choice.value}`,
                label: t('list.chip', { filter: label, value: choice.label }),
                onRemove: () => filterBy({ [name]: toggled(values, choice.value) }),
              })),
          ),
          ...list.ranges.flatMap((range) => {
            const value = rangeText(range, format)
            if (value === null) return []
            const [from, to] = range.names
            const chip = t('list.chip', { filter: range.label, value })
            return [{ key: from, label: chip, onRemove: () => filterBy({ [from]: '', [to]: '' }) }]
          }),
        ]}
        onClear={list.clearFilters}
      />
      {isChoosing && rangeTexts && (
        <Suspense fallback={null}>
          <RangeDialog ranges={list.ranges} texts={rangeTexts} onChoose={filterBy} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
