import { useMay } from '@core/auth/useMay'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { collectInvoices, selectSelectedInvoiceIds } from '@/redux/apps/invoice/slice'
import { AgingBuckets } from './list/AgingBuckets'
import { ExportMenu } from './list/ExportMenu'
import { InvoiceBulkBar } from './list/InvoiceBulkBar'
import { InvoiceFigures } from './list/InvoiceFigures'
import { InvoiceFilters } from './list/InvoiceFilters'
import { InvoiceTable } from './list/InvoiceTable'
import { useInvoiceColumns } from './list/useInvoiceColumns'
import { useInvoiceList } from './list/useInvoiceList'
import { InvoiceDownload } from './pdf/InvoiceDownload'
import { SendDrawer } from './shared/SendDrawer'
import styles from './invoice.module.scss'

const hiddenAtFirst: ReadonlySet<string> = new Set(['service'])

/** `/apps/invoice/list`: find invoices, look after them one by one or many at once, and take them elsewhere. */
export function Component() {
  const { t } = useTranslation('invoice')
  const may = useMay()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [sending, setSending] = useState<Invoice | null>(null)
  const [downloading, setDownloading] = useState<Invoice | null>(null)
  const [hidden, setHidden] = useState(hiddenAtFirst)
  const list = useInvoiceList()
  const columns = useInvoiceColumns(setSending, setDownloading)
  const visible = useMemo(() => columns.filter(({ key }) => !hidden.has(key)), [columns, hidden])
  const selectedIds = useAppSelector(selectSelectedInvoiceIds)
  const selected = list.invoices.filter(({ id }) => selectedIds.includes(id))

  /** All invoices that match, not just those on the page. */
  async function loadMatching() {
    const result = await dispatch(collectInvoices({ ...list.query, page: 1, perPage: Math.max(1, list.total) }))
    if (collectInvoices.fulfilled.match(result)) return result.payload.invoices
    if (result.payload) toast.error(errorText(result.payload))
    return null
  }

  return (
    <div className={styles.appInvoice}>
      <PageHeader
        title={t('list.title')}
        actions={
          <>
            <ExportMenu label={t('list.export.label')} load={loadMatching} />
            {may('create', 'Invoice') && (
              <LinkButton variant="primary" icon={<Plus aria-hidden="true" />} to={paths.invoiceAdd.href()}>
                {t('list.add')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="stack">
        <InvoiceFigures list={list} />
        <AgingBuckets shown={list.params.aging} />
        <Card isFlush>
          <InvoiceFilters list={list} columns={columns} hidden={hidden} onHiddenChange={setHidden} />
          {list.request.status === 'failed' && list.invoices.length > 0 && (
            <StaleAlert title={t('list.notRefreshed')} error={list.request.error} onRetry={list.retry} />
          )}
          <InvoiceTable list={list} columns={visible} />
          <InvoiceBulkBar invoices={selected} />
          <Pagination
            label={t('list.title')}
            page={list.params.page}
            perPage={list.params.perPage}
            total={list.total}
            onPage={(page) => list.change({ page })}
            onPerPage={(perPage) => list.change({ perPage })}
          />
        </Card>
      </div>
      {sending && <SendDrawer invoice={sending} onClose={() => setSending(null)} />}
      {downloading && (
        <InvoiceDownload
          key={downloading.id}
          id={downloading.id}
          onDone={() => setDownloading(null)}
          onRetry={() => setDownloading(downloading)}
        />
      )}
    </div>
  )
}
