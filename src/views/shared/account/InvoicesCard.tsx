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
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './account.module.scss'

/** Locale keys, which allow no spaces, and tones. */
const statuses = {
  Paid: ['paid', 'success'],
  Downloaded: ['downloaded', 'info'],
  Sent: ['sent', 'primary'],
  Draft: ['draft', 'neutral'],
  'Partial Payment': ['partial', 'warning'],
  'Past Due': ['pastDue', 'danger'],
} as const satisfies Record<string, readonly [string, Tone]>

interface Invoice {
  id: number
  issuedDate: string
  dueDate: string
  /** In cents. */
  total: number
  /** Default: US dollars. */
  currency?: string | undefined
  status: keyof typeof statuses
}

interface InvoicesCardProps {
  invoices: readonly Invoice[]
  /** Link to an invoice; without it, plain text. Must be the same function on every render. */
  hrefOf?: (id: number) => string | undefined
}

function useColumns(hrefOf: InvoicesCardProps['hrefOf']): Column<Invoice>[] {
  const { t } = useTranslation('account')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'id',
        kind: 'primary',
        header: t('invoices.number'),
        cell: ({ id }) => {
          const number = <bdi className="tabular">{`#${id}`}</bdi>
          const href = hrefOf?.(id)
          return href ? <Link to={href}>{number}</Link> : number
        },
      },
      { key: 'issuedDate', header: t('invoices.issued'), cell: ({ issuedDate }) => format.date(issuedDate) },
      { key: 'dueDate', header: t('invoices.due'), isWide: true, cell: ({ dueDate }) => format.date(dueDate) },
      {
        key: 'status',
        isStatus: true,
        header: t('invoices.status'),
        cell: ({ status }) => (
          <Badge tone={statuses[status][1]} hasDot>
            {t(`invoices.${statuses[status][0]}`)}
          </Badge>
        ),
      },
      {
        key: 'total',
        header: t('invoices.total'),
        isNumeric: true,
        cell: ({ total, currency }) => format.money(total, currency),
      },
    ],
    [t, format, hrefOf],
  )
}

export function InvoicesCard({ invoices, hrefOf }: InvoicesCardProps) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('invoices.title')} className={styles.table} isFlush>
      <DataTable
        caption={t('invoices.title')}
        columns={useColumns(hrefOf)}
        source={{ rows: invoices, keyOf: ({ id }) => id, labelOf: ({ id }) => `#${id}`, status: 'ready' }}
        empty={
          <EmptyState
            picture={<ReceiptText aria-hidden="true" />}
            title={t('invoices.none')}
            text={t('invoices.noneText')}
          />
        }
      />
    </Card>
  )
}
