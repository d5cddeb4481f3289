import type { Column } from '@core/components/data-table/column'
import { PersonCell } from '@core/components/PersonCell'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { totalOf } from '../shared/amounts'
import { BalanceBadge } from '../shared/BalanceBadge'
import { serviceKeys } from '../shared/invoiceLabels'
import { Money } from '../shared/Money'
import { InvoiceMenu } from './InvoiceMenu'
import { StatusPopover } from './StatusPopover'
import styles from '../invoice.module.scss'

/** The columns of the list; the keys are the fields that the backend sorts by. */
export function useInvoiceColumns(
  onSend: (invoice: Invoice) => void,
  onDownload: (invoice: Invoice) => void,
): Column<Invoice>[] {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'id',
        header: t('field.number'),
        kind: 'primary',
        isSortable: true,
        cell: ({ id }) => (
          <Link to={paths.invoicePreview.href({ id })} className={styles.invoiceLink}>
            <bdi className="tabular">{`#${id}`}</bdi>
          </Link>
        ),
      },
      {
        key: 'invoiceStatus',
        header: t('field.status'),
        isSortable: true,
        isHideable: true,
        cell: (invoice) => <StatusPopover invoice={invoice} />,
      },
      {
        key: 'client',
        header: t('field.client'),
        isSortable: true,
        cell: ({ client, avatar }) => <PersonCell name={client.name} avatar={avatar} detail={client.companyEmail} />,
      },
      {
        key: 'service',
        header: t('field.service'),
        isSortable: true,
        isHideable: true,
        cell: ({ service }) => t(`field.services.${serviceKeys[service]}`),
      },
      {
        key: 'issuedDate',
        header: t('field.issuedDate'),
        isSortable: true,
        isHideable: true,
        cell: ({ issuedDate }) => <span className={`tabular ${styles.invoiceDate}`}>{format.date(issuedDate)}</span>,
      },
      {
        key: 'dueDate',
        header: t('field.dueDate'),
        isSortable: true,
        isHideable: true,
        cell: ({ dueDate }) => <span className={`tabular ${styles.invoiceDate}`}>{format.date(dueDate)}</span>,
      },
      {
        key: 'total',
        header: t('field.total'),
        isSortable: true,
        isHideable: true,
        isNumeric: true,
        cell: (invoice) => <Money cents={totalOf(invoice)} />,
      },
      {
        key: 'balance',
        header: t('field.balance'),
        isSortable: true,
        isHideable: true,
        isNumeric: true,
        cell: (invoice) => <BalanceBadge invoice={invoice} />,
      },
      {
        key: 'actions',
        header: t('list.actions'),
        kind: 'actions',
        cell: (invoice) => <InvoiceMenu invoice={invoice} onSend={onSend} onDownload={onDownload} />,
      },
    ],
    [t, format, onSend, onDownload],
  )
}
