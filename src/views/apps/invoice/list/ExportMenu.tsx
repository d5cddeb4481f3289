import { MenuButton } from '@core/components/overlay/MenuButton'
import { dateOf, dayTextOf } from '@core/dateText'
import type { ExportKind } from '@core/export/exportTable'
import { exportTable } from '@core/export/exportTable'
import type { Cell } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { Copy, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { balanceOf, totalOf } from '../shared/amounts'
import { serviceKeys, statusLooks } from '../shared/invoiceLabels'

export interface ExportMenuProps {
  label: string
  size?: 'sm' | 'md'
  /** Gets the invoices to export; null where that failed and has been said. */
  load: () => Promise<readonly Invoice[] | null>
}

/** Takes invoices out of the product: to paper, a file or the clipboard, in the reader's language. */
export function ExportMenu({ label, size = 'md', load }: ExportMenuProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()

  const money = (cents: number): Cell => ({ text: format.money(cents), number: cents / 100, currency: 'USD' })
  const day = (iso: string): Cell => ({ text: format.date(iso), day: dayTextOf(dateOf(iso)) })

  const columns: readonly (readonly [string, (invoice: Invoice) => Cell])[] = [
    [t('field.number'), ({ id }) => ({ text: String(id), number: id })],
    [t('field.status'), ({ invoiceStatus }) => t(`status.${statusLooks[invoiceStatus].key}`)],
    [t('field.client'), ({ client }) => client.name],
    [t('field.email'), ({ client }) => client.companyEmail],
    [t('field.service'), ({ service }) => t(`field.services.${serviceKeys[service]}`)],
    [t('field.issuedDate'), ({ issuedDate }) => day(issuedDate)],
    [t('field.dueDate'), ({ dueDate }) => day(dueDate)],
    [t('field.total'), (invoice) => money(totalOf(invoice))],
    [t('field.balance'), (invoice) => money(balanceOf(invoice))],
  ]

  async function run(kind: ExportKind) {
    const invoices = await load()
    if (!invoices) return
    try {
      await exportTable(kind, {
        name: t('list.export.name'),
        head: columns.map(([head]) => head),
        rows: invoices.map((invoice) => columns.map(([, value]) => value(invoice))),
      })
      if (kind !== 'print') {
        toast.success(t(kind === 'copy' ? 'list.export.copied' : 'list.export.saved', { count: invoices.length }))
      }
    } catch {
      toast.error(t('list.export.failed'), { retry: () => void run(kind) })
    }
  }

  const choices = [
    ['csv', <FileText key="csv" aria-hidden="true" />],
    ['excel', <FileSpreadsheet key="excel" aria-hidden="true" />],
    ['copy', <Copy key="copy" aria-hidden="true" />],
    ['print', <Printer key="print" aria-hidden="true" />],
  ] as const

  return (
    <MenuButton
      label={label}
      icon={<Download aria-hidden="true" />}
      look={{ size }}
      align="end"
      items={choices.map(([kind, icon]) => ({
        key: kind,
        label: t(`list.export.${kind}`),
        icon,
        onSelect: () => void run(kind),
      }))}
    >
      {label}
    </MenuButton>
  )
}
