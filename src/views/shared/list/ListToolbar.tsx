import { FilterChips } from '@core/components/FilterChips'
import { SearchField } from '@core/components/SearchField'
import { Spinner } from '@core/components/Spinner'
import { Button } from '@core/components/button/Button'
import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Popover } from '@core/components/overlay/Popover'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { lazyPart } from '@core/lazy/lazyPart'
import { Bookmark, ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { List, ListViews } from './useList'

function typedText(
  { kind, values: [from = '', to = ''] }: List<{ id: number }>['typedFilters'][number],
  format: Formatters,
): string | null {
  if (kind === 'text') return from || null
  const write = (end: string) => (kind === 'day' ? format.date(end) : format.number(Number(end)))
  if (from === '' && to === '') return null
  if (from === '') return `≤ ${write(to)}`
  return to === '' ? `≥ ${write(from)}` : `${write(from)} – ${write(to)}`
}

const ViewsPanel = lazyPart(() => import('./views/ViewsPanel').then(({ ViewsPanel }) => ViewsPanel))

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

const FilterPanel = lazyPart(() => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel))
const FilterDialog = lazyPart(() => import('./FilterDialog').then(({ FilterDialog }) => FilterDialog))

interface ListToolbarProps<Row extends { id: number }> {
  list: List<Row>
  texts: { readonly search: string; readonly filters?: string }
  /** Replaces the column menu. */
  tools: ReactNode
}

/** Search, filters and saved views above a list, with the chips of the filters that are set. */
export function ListToolbar<Row extends { id: number }>({ list, texts, tools }: ListToolbarProps<Row>) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const [isChoosing, setChoosing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => field.current?.focus() })
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const { params, filters, typedFilters, columns, hidden, filterBy } = list

  return (
    <>
      <div className="toolbar">
        <SearchField ref={field} label={texts.search} value={params.q} onSearch={(q) => list.change({ q })} />
        {isPhone ? (
          <>
            <Popover
              label={t('list.filters')}
              icon={<SlidersHorizontal aria-hidden="true" />}
              button={tools ? undefined : t('list.filters')}
              buttonProps={{ variant: 'outline-secondary' }}
            >
              {(close) => (
                <Suspense fallback={<Spinner />}>
                  <FilterPanel
                    list={list}
                    hasColumns={!tools}
                    ranges={texts.filters}
                    onRanges={() => setChoosing(true)}
                    onClose={close}
                  />
                </Suspense>
              )}
            </Popover>
            {tools}
          </>
        ) : (
          <>
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
                      onSelect: () => list.toggleFilter(name, choice.value),
                    })),
                  ]}
                >
                  {label}
                  <ChevronDown className="btn-chevron" aria-hidden="true" />
                </MenuButton>
              ))}
            {texts.filters && (
              <Button
                icon={<SlidersHorizontal aria-hidden="true" />}
                aria-label={texts.filters}
                onClick={() => setChoosing(true)}
              >
                <span className="d-none d-lg-inline">{texts.filters}</span>
              </Button>
            )}
            <div className="d-flex gap-2 ms-auto">
              <ViewsButton views={list.views} />
              {tools ??
                (columns.some(({ isHideable }) => isHideable) && (
                  <ColumnMenu columns={columns} hidden={hidden} onChange={list.setHidden} />
                ))}
            </div>
          </>
        )}
      </div>
      <FilterChips
        chips={[
          ...filters.flatMap(({ name, label, choices, values }) =>
            choices
              .filter(({ value }) => values.includes(value))
              .map((choice) => ({
                key: `${name}=${choice.value}`,
                label: t('list.chip', { filter: label, value: choice.label }),
                onRemove: () => list.toggleFilter(name, choice.value),
              })),
          ),
          ...typedFilters.flatMap((filter) => {
            const value = typedText(filter, format)
            if (value === null) return []
            const none = Object.fromEntries(filter.names.map((name) => [name, '']))
            const label = t('list.chip', { filter: filter.label, value })
            return { key: filter.names.join(), label, onRemove: () => filterBy(none) }
          }),
        ]}
        onClear={list.clearFilters}
      />
      {isChoosing && texts.filters && (
        <Suspense fallback={null}>
          <FilterDialog
            title={texts.filters}
            filters={typedFilters}
            onChoose={filterBy}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
