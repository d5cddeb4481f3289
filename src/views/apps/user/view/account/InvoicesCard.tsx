import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import type { Tone } from '@core/components/tone'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths as invoicePaths } from '@/views/apps/invoice/paths'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { useFormat } from '@/utility/hooks/useFormat'

type Invoice = UserDetails['invoices'][number]

/** Each status as a key of the locale files, which take no spaces, and its colour. */
const statuses = {
  Paid: ['paid', 'success'],
  Downloaded: ['downloaded', 'info'],
  Sent: ['sent', 'primary'],
  Draft: ['draft', 'neutral'],
  'Partial Payment': ['partial', 'warning'],
  'Past Due': ['pastDue', 'danger'],
} as const satisfies Record<Invoice['status'], readonly [string, Tone]>

function useColumns(): Column<Invoice>[] {
  const { t } = useTranslation('user')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'id',
        kind: 'primary',
        header: t('view.invoices.number'),
        cell: ({ id }) => (
          <Link to={invoicePaths.invoicePreview.href({ id })}>
            <bdi className="tabular">{`#${id}`}</bdi>
          </Link>
        ),
      },
      { key: 'issuedDate', header: t('view.invoices.issued'), cell: ({ issuedDate }) => format.date(issuedDate) },
      { key: 'dueDate', header: t('view.invoices.due'), cell: ({ dueDate }) => format.date(dueDate) },
      {
        key: 'status',
        header: t('view.invoices.status'),
        cell: ({ status }) => (
          <Badge tone={statuses[status][1]} hasDot>
            {t(`view.invoices.${statuses[status][0]}`)}
          </Badge>
        ),
      },
      {
        key: 'total',
        header: t('view.invoices.total'),
        isNumeric: true,
        cell: ({ total }) => format.money(total),
      },
    ],
    [t, format],
  )
}

/** What somebody was billed for. */
export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('user')
  return (
    <Card title={t('view.invoices.title')} isFlush>
      <DataTable
        caption={t('view.invoices.title')}
        columns={useColumns()}
        source={{ rows: invoices, keyOf: ({ id }) => id, labelOf: ({ id }) => `#${id}`, status: 'ready' }}
        empty={
          <EmptyState
            picture={<ReceiptText aria-hidden="true" />}
            title={t('view.invoices.none')}
            text={t('view.invoices.noneText')}
          />
        }
      />
    </Card>
  )
}
