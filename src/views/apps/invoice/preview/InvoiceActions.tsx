import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { Card } from '@core/components/Card'
import { Copy, CreditCard, Download, Pencil, Printer, Send, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { paths } from '../paths'
import { useInvoiceActions } from '../shared/useInvoiceActions'
import { balanceOf, isLocked, lockReason } from '../shared/invoiceState'
import styles from '../invoice.module.scss'

interface InvoiceActionsProps {
  invoice: Invoice
  isDownloading: boolean
  onSend: () => void
  onDownload: () => void
  onPay: () => void
}

export function InvoiceActions({ invoice, isDownloading, onSend, onDownload, onPay }: InvoiceActionsProps) {
  const { t } = useTranslation('invoice')
  const can = useCan()
  const navigate = useNavigate()
  const { removeOne, duplicate, credit } = useInvoiceActions()
  const isSettled = balanceOf(invoice) <= 0
  const isCredit = invoice.creditOf !== undefined

  async function removeAndLeave() {
    if (await removeOne(invoice)) await navigate(paths.invoiceList.href())
  }

  async function duplicateAndShow() {
    const copy = await duplicate(invoice)
    if (copy) await navigate(paths.invoicePreview.href({ id: copy.id }))
  }

  return (
    <Card className={styles.invoiceActions}>
      <div role="group" aria-label={t('preview.actions')} className={styles.invoiceButtons}>
        {can('update', 'Invoice') && (
          <Button variant="primary" icon={<Send className="flip-rtl" aria-hidden="true" />} onClick={onSend}>
            {t('list.action.send')}
          </Button>
        )}
        <Button icon={<Download aria-hidden="true" />} pending={isDownloading} onClick={onDownload}>
          {t('list.action.download')}
        </Button>
        <Button
          icon={<Printer aria-hidden="true" />}
          onClick={() => {
            window.print()
          }}
        >
          {t('list.action.print')}
        </Button>
        {can('update', 'Invoice') && !isLocked(invoice) && (
          <LinkButton icon={<Pencil aria-hidden="true" />} to={paths.invoiceEdit.href({ id: invoice.id })}>
            {t('list.action.edit')}
          </LinkButton>
        )}
        {can('update', 'Invoice') && isLocked(invoice) && (
          <ButtonWithReason icon={<Pencil aria-hidden="true" />} reason={lockReason(t, invoice)}>
            {t('list.action.edit')}
          </ButtonWithReason>
        )}
        {can('create', 'Invoice') && !isCredit && (
          <>
            {isLocked(invoice) && invoice.creditNoteId === undefined && (
              <Button icon={<Undo2 className="flip-rtl" aria-hidden="true" />} onClick={() => void credit(invoice)}>
                {t('credit.action')}
              </Button>
            )}
            <ButtonWithReason
              icon={<CreditCard aria-hidden="true" />}
              reason={isSettled ? t('preview.nothingOpen') : undefined}
              onClick={onPay}
            >
              {t('list.action.addPayment')}
            </ButtonWithReason>
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void duplicateAndShow()}>
              {t('list.action.duplicate')}
            </Button>
          </>
        )}
        {can('delete', 'Invoice') && (
          <Button variant="outline-danger" icon={<Trash2 aria-hidden="true" />} onClick={() => void removeAndLeave()}>
            {t('list.action.delete')}
          </Button>
        )}
      </div>
    </Card>
  )
}
