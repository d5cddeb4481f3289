import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { PageHeader } from '@core/components/PageHeader'
import { Copy, Download, Eye, Pencil, Plus, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoices } from '@/redux/apps/invoice/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { ListCard } from '@/views/shared/list/ListCard'
import { ListExport } from '@/views/shared/list/ListExport'
import { useList } from '@/views/shared/list/useList'
import { paths } from './paths'
import { AgingBuckets } from './list/AgingBuckets'
import { invoiceFields } from './list/fields'
import { InvoiceStats } from './list/InvoiceStats'
import { InvoiceDownload } from './pdf/InvoiceDownload'
import { SendDrawer } from './shared/SendDrawer'
import { useInvoiceActions } from './shared/useInvoiceActions'
import { isLocked } from './shared/invoiceState'
import styles from './invoice.module.scss'

/** `/apps/invoice/list` */
export function InvoiceListPage() {
  const { t } = useTranslation('invoice')
  const can = useCan()
  const { removeOne, confirmAndRemove, duplicate, credit } = useInvoiceActions()
  const [sending, setSending] = useState<Invoice | null>(null)
  const [downloading, setDownloading] = useState<Invoice | null>(null)
  const list = useList({ resource: invoices, fields: useFields(invoiceFields) })
  const aging = list.filters.find(({ name }) => name === 'aging')

  function menuOf(invoice: Invoice): MenuItem[] {
    const { id } = invoice
    const items: MenuItem[] = [
      {
        kind: 'link',
        key: 'preview',
        label: t('list.action.preview'),
        icon: <Eye aria-hidden="true" />,
        to: paths.invoicePreview.href({ id }),
      },
    ]
    if (can('update', 'Invoice')) {
      if (!isLocked(invoice)) {
        items.push({
          kind: 'link',
          key: 'edit',
          label: t('list.action.edit'),
          icon: <Pencil aria-hidden="true" />,
          to: paths.invoiceEdit.href({ id }),
        })
      }
      items.push({
        key: 'send',
        label: t('list.action.send'),
        icon: <Send className="flip-rtl" aria-hidden="true" />,
        onSelect: () => setSending(invoice),
      })
    }
    items.push({
      key: 'download',
      label: t('list.action.download'),
      icon: <Download aria-hidden="true" />,
      onSelect: () => setDownloading(invoice),
    })
    if (can('create', 'Invoice') && invoice.creditOf === undefined) {
      if (isLocked(invoice) && invoice.creditNoteId === undefined) {
        items.push({
          key: 'credit',
          label: t('credit.action'),
          icon: <Undo2 className="flip-rtl" aria-hidden="true" />,
          onSelect: () => void credit(invoice),
        })
      }
      items.push({
        key: 'duplicate',
        label: t('list.action.duplicate'),
        icon: <Copy aria-hidden="true" />,
        onSelect: () => void duplicate(invoice),
      })
    }
    if (can('delete', 'Invoice')) {
      items.push(
        { kind: 'separator', key: 'separator' },
        {
          key: 'delete',
          label: t('list.action.delete'),
          icon: <Trash2 aria-hidden="true" />,
          isDanger: true,
          onSelect: () => void removeOne(invoice),
        },
      )
    }
    return items
  }

  const add = { variant: 'primary', to: paths.invoiceAdd.href(), children: t('list.add') } as const
  return (
    <div className={styles.appInvoice}>
      <PageHeader
        title={t('list.title')}
        actions={
          <>
            <ListExport list={list} name={t('list.title')} />
            {can('create', 'Invoice') && <LinkButton {...add} icon={<Plus aria-hidden="true" />} />}
          </>
        }
      />
      <div className="stack">
        <InvoiceStats />
        <AgingBuckets shown={aging?.values ?? []} />
        <ListCard
          list={list}
          texts={{
            title: t('list.title'),
            search: t('list.search'),
            failed: t('list.failed'),
            none: t('list.none'),
            noneText: t('list.noneText'),
            filters: t('list.filters'),
          }}
          nameOf={({ id }) => `#${id}`}
          menuOf={menuOf}
          bulk={() => (
            <>
              <ListExport list={list} name={t('list.title')} isSelection />
              {can('delete', 'Invoice') && (
                <Button
                  size="sm"
                  variant="outline-danger"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void list.withSelected(confirmAndRemove)}
                >
                  {t('list.action.delete')}
                </Button>
              )}
            </>
          )}
          firstStep={can('create', 'Invoice') && <LinkButton {...add} />}
        />
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
