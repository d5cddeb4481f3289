import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { BulkBar } from '@core/components/data-table/BulkBar'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoicesSelected } from '@/redux/apps/invoice/slice'
import { useInvoiceActions } from '../shared/useInvoiceActions'
import { ExportMenu } from './ExportMenu'

/** What can be done with the selected invoices. */
export function InvoiceBulkBar({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const may = useMay()
  const { remove } = useInvoiceActions()

  async function removeAll() {
    const subject = { count: invoices.length, number: `#${invoices[0]?.id ?? ''}` }
    const agreed = await confirm({
      title: t('list.bulk.deleteTitle', subject),
      body: t('list.bulk.deleteBody', subject),
      confirmLabel: t('list.action.delete'),
      isDanger: true,
    })
    if (agreed) await remove(invoices)
  }

  return (
    <BulkBar count={invoices.length} onClear={() => dispatch(invoicesSelected([]))}>
      <ExportMenu label={t('list.bulk.export')} size="sm" load={() => Promise.resolve(invoices)} />
      {may('delete', 'Invoice') && (
        <Button
          size="sm"
          variant="danger-outline"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => void removeAll()}
        >
          {t('list.action.delete')}
        </Button>
      )}
    </BulkBar>
  )
}
