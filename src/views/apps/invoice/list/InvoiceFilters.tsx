import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import type { Column } from '@core/components/data-table/column'
import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { ages } from '@/redux/apps/invoice/schema'
import { invoiceStatuses } from '@/redux/shell/invoices/schema'
import { statusLooks } from '../shared/invoiceLabels'
import type { InvoiceListState } from './useInvoiceList'

export interface InvoiceFiltersProps {
  list: InvoiceListState
  columns: readonly Column<Invoice>[]
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
}

/** Search, status and columns of the list, and the filter that is on. */
export function InvoiceFilters({ list: { params, change }, columns, hidden, onHiddenChange }: InvoiceFiltersProps) {
  const { t } = useTranslation('invoice')
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })

  const show = (status: string) => () => {
    change({ status })
  }
  const chosen = invoiceStatuses.find((status) => status === params.status)
  const age = ages.find((candidate) => candidate === params.aging)

  return (
    <>
      <div className="toolbar">
        <SearchField
          ref={search}
          label={t('list.search')}
          value={params.q}
          onSearch={(q) => {
            change({ q })
          }}
        />
        <MenuButton
          label={t('list.filter', { field: t('field.status') })}
          items={[
            { kind: 'radio', key: 'any', label: t('list.any'), isChecked: !chosen, onSelect: show('') },
            ...invoiceStatuses.map((status) => ({
              kind: 'radio' as const,
              key: status,
              label: t(`status.${statusLooks[status].key}`),
              isChecked: status === chosen,
              onSelect: show(status),
            })),
          ]}
        >
          {t('field.status')}
          <ChevronDown className="btn-chevron" aria-hidden="true" />
        </MenuButton>
        <span className="toolbar-gap" />
        <ColumnMenu columns={columns} hidden={hidden} onChange={onHiddenChange} />
      </div>
      <FilterChips
        chips={[
          ...(chosen
            ? [
                {
                  key: 'status',
                  label: t('list.chip', {
                    filter: t('field.status'),
                    value: t(`status.${statusLooks[chosen].key}`),
                  }),
                  onRemove: show(''),
                },
              ]
            : []),
          ...(age
            ? [
                {
                  key: 'aging',
                  label: t('list.chip', { filter: t('list.aging.title'), value: t(`list.aging.${age}`) }),
                  onRemove: () => {
                    change({ aging: '' })
                  },
                },
              ]
            : []),
        ]}
        onClear={() => {
          change({ status: '', aging: '' })
        }}
      />
    </>
  )
}
