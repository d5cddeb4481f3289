import { Card } from '@core/components/Card'
import type { TimelineItem } from '@core/components/Timeline'
import { Timeline } from '@core/components/Timeline'
import { dateOf } from '@core/zonedTime'
import { FileText, HandCoins, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { useFormat } from '@/utility/hooks/useFormat'
import { methodKeys } from '../shared/invoiceLabels'
import styles from '../invoice.module.scss'

export function HistoryCard({ full: { invoice, details } }: { full: FullInvoice }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()

  const attached = invoice.creditOf === undefined ? 'preview.history.attached' : 'preview.history.creditAttached'
  const events: { at: string; item: TimelineItem }[] = [
    {
      at: invoice.issuedDate,
      item: {
        key: 'issued',
        title: t('preview.history.issued'),
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
    ...details.payments.map(({ amount, date, method, note }, index) => ({
      at: date,
      item: {
        key: `paid-${index}`,
        title: t('preview.history.paid', { amount: format.money(amount, invoice.currency) }),
        time: <time dateTime={date}>{format.date(date)}</time>,
        body: (
          <>
            {t(`payment.methods.${methodKeys[method]}`)}
            {note !== '' && <bdi className="d-block">{note}</bdi>}
          </>
        ),
        icon: <HandCoins aria-hidden="true" />,
        tone: 'success' as const,
      },
    })),
  ]

  return (
    <Card title={t('preview.history.title')} className={styles.invoiceHistory}>
      <Timeline
        items={events.sort((a, b) => dateOf(b.at).getTime() - dateOf(a.at).getTime()).map(({ item }) => item)}
      />
    </Card>
  )
}
