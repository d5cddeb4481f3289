import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import type { Column, RowKey } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { tableStatusOf } from '@/redux/app/tableStatus'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoicesSelected, selectSelectedInvoiceIds } from '@/redux/apps/invoice/slice'
import type { InvoiceListState } from './useInvoiceList'

function NothingFound({ list: { params, change } }: { list: InvoiceListState }) {
  const { t } = useTranslation('invoice')
  const may = useMay()
  if (params.q === '' && params.status === '') {
    return (
      <EmptyState
        picture={<EmptyList />}
        title={t('list.none')}
        text={t('list.noneText')}
        action={
          may('create', 'Invoice') && (
            <LinkButton variant="primary" to={paths.invoiceAdd.href()}>
              {t('list.add')}
            </LinkButton>
          )
        }
      />
    )
  }
  return (
    <EmptyState
      picture={<EmptySearch />}
      title={t('list.noMatch')}
      text={t('list.noMatchText')}
      action={
        <Button
          onClick={() => {
            change({ q: '', status: '', aging: '' })
          }}
        >
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}

/** The rows, or what there is to say in their place. */
export function InvoiceTable({ list, columns }: { list: InvoiceListState; columns: readonly Column<Invoice>[] }) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const selectedIds = useAppSelector(selectSelectedInvoiceIds)
  const { params, sortBy, invoices, request, retry } = list

  // What was on screen stays there while it cannot be had anew.
  if (request.status === 'failed' && invoices.length === 0) {
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={retry} />
  }

  return (
    <DataTable
      caption={t('list.title')}
      columns={columns}
      source={{
        rows: invoices,
        keyOf: ({ id }) => id,
        labelOf: ({ id }) => `#${id}`,
        status: tableStatusOf(request, invoices),
        expected: params.perPage,
      }}
      sort={{ column: params.sortColumn, direction: params.sort, onSort: sortBy }}
      selection={{
        selected: new Set<RowKey>(selectedIds),
        onChange: (selected) =>
          dispatch(invoicesSelected(invoices.map(({ id }) => id).filter((id) => selected.has(id)))),
      }}
      empty={<NothingFound list={list} />}
    />
  )
}
