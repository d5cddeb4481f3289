import { useCan } from '@core/auth/useCan'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import type { TimelineItem } from '@core/components/Timeline'
import { Timeline } from '@core/components/Timeline'
import { dateOf } from '@core/zonedTime'
import { FileText, HandCoins, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import type { Payment } from '@/redux/shell/invoices/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { methodKeys } from '../shared/invoiceLabels'
import { useInvoiceActions } from '../shared/useInvoiceActions'
import styles from '../invoice.module.scss'

export function HistoryCard({ full: { invoice, details } }: { full: FullInvoice }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const can = useCan()
  const { removePaymentOf } = useInvoiceActions()
  const isDraft = invoice.invoiceStatus === 'Draft'
  // The payments of a reversed invoice are records.
  const mayRemove = can('delete', 'Invoice') && invoice.creditNoteId === undefined

  function methodOf({ method, date, recordedAt }: Payment): string {
    const name = t(`payment.methods.${methodKeys[method]}`)
    return recordedAt === undefined ? name : t('payment.methodOn', { method: name, date: format.date(date) })
  }

  const attached = invoice.creditOf === undefined ? 'preview.history.attached' : 'preview.history.creditAttached'
  const events: { at: string; item: TimelineItem }[] = [
    {
      at: invoice.issuedDate,
      item: {
        key: 'issued',
        title: t(isDraft ? 'field.issuedDate' : 'preview.history.issued'),
        time: <time dateTime={invoice.issuedDate}>{format.date(invoice.issuedDate)}</time>,
        icon: <FileText aria-hidden="true" />,
        tone: 'neutral',
      },
    },
    ...details.sendings.map(({ time, to, subject, isAttached }, index) => ({
      at: time,
      item: {
        key: `sent-${index}`,
        title: t('preview.history.sent', { to }),
        time: <time dateTime={time}>{format.dateTime(time)}</time>,
        body: isAttached ? t(attached, { subject }) : <bdi>{subject}</bdi>,
        icon: <Send className="flip-rtl" aria-hidden="true" />,
        tone: 'primary' as const,
      },
    })),
    ...details.payments.map((payment, index) => {
      const { paymentId, date, recordedAt, note } = payment
      const amount = format.money(payment.amount, invoice.currency)
      return {
        at: recordedAt ?? date,
        item: {
          key: `paid-${paymentId ?? index}`,
          title: t('preview.history.paid', { amount }),
          time: (
            <time dateTime={recordedAt ?? date}>{recordedAt ? format.dateTime(recordedAt) : format.date(date)}</time>
          ),
          body: (
            <div className="d-flex gap-2 justify-content-between">
              <div>
                {methodOf(payment)}
                {note !== '' && <bdi className="d-block">{note}</bdi>}
              </div>
              {mayRemove && paymentId !== undefined && (
                <IconButton
                  size="sm"
                  label={t('payment.remove', { amount })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void removePaymentOf(invoice, { ...payment, paymentId })}
                />
              )}
            </div>
          ),
          icon: <HandCoins aria-hidden="true" />,
          tone: 'success' as const,
        },
      }
    }),
  ]

  return (
    <Card title={t('preview.history.title')} className={styles.invoiceHistory}>
      <Timeline
        items={events.sort((a, b) => dateOf(b.at).getTime() - dateOf(a.at).getTime()).map(({ item }) => item)}
      />
    </Card>
  )
}
