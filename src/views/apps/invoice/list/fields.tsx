import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import { dateOf, dayTextOf } from '@core/zonedTime'
import type { Cell } from '@core/export/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { ages } from '@/redux/apps/invoice/schema'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'
import { invoiceStatuses } from '@/redux/shell/invoices/schema'
import type { Formatters } from '@/utility/format/formatters'
import type { Field } from '@/views/shared/list/fields'
import { paths } from '../paths'
import { serviceKeys, statusLooks } from '../shared/invoiceLabels'
import { balanceOf, totalOf } from '../shared/invoiceState'
import { Money } from '../shared/Money'
import { StatusPopover } from './StatusPopover'
import { CurrencyContext } from '../shared/useMoney'
import styles from '../invoice.module.scss'

/** An amount of a row, in the currency of its invoice. */
function Amount({ invoice: { currency }, cents }: { invoice: Invoice; cents: number }) {
  return (
    <CurrencyContext value={currency}>
      <Money cents={cents} />
    </CurrencyContext>
  )
}

/** What is still open, or that it is paid. */
function BalanceBadge({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const cents = balanceOf(invoice)
  return cents === 0 ? <Badge tone="success">{t('status.paid')}</Badge> : <Amount invoice={invoice} cents={cents} />
}

interface InvoiceTexts {
  t: TFunction<'invoice'>
  format: Formatters
}

const money = (cents: number, currency: Currency = 'USD', format: Formatters): Cell => ({
  text: format.money(cents, currency),
  number: cents / 100,
  currency,
})
const day = (iso: string, format: Formatters): Cell => ({ text: format.date(iso), day: dayTextOf(dateOf(iso)) })
const DayCell = ({ iso, format }: { iso: string; format: Formatters }) => (
  <span className="tabular text-nowrap">{format.date(iso)}</span>
)

export const invoiceFields: readonly Field<Invoice, InvoiceTexts>[] = [
  {
    key: 'id',
    label: ({ t }) => t('field.number'),
    kind: 'primary',
    isSortable: true,
    text: ({ id }) => ({ text: String(id), number: id }),
    cell: ({ id, creditOf }, { t }) => (
      <span className="cluster">
        <Link to={paths.invoicePreview.href({ id })} className={styles.invoiceLink}>
          <bdi className="tabular">{`#${id}`}</bdi>
        </Link>
        {creditOf !== undefined && <Badge tone="info">{t('credit.kind')}</Badge>}
      </span>
    ),
  },
  {
    key: 'kind',
    label: ({ t }) => t('field.kind'),
    column: 'hiddenAtFirst',
    text: ({ creditOf }, { t }) =>
      creditOf === undefined ? t('preview.title') : t('credit.kindOf', { of: `#${creditOf}` }),
  },
  {
    key: 'invoiceStatus',
    label: ({ t }) => t('field.status'),
    isSortable: true,
    filter: 'status',
    choices: ({ t }) => invoiceStatuses.map((value) => ({ value, label: t(`status.${statusLooks[value].key}`) })),
    text: ({ invoiceStatus }, { t }) => t(`status.${statusLooks[invoiceStatus].key}`),
    cell: (invoice) => <StatusPopover invoice={invoice} />,
  },
  {
    key: 'client',
    label: ({ t }) => t('field.client'),
    isSortable: true,
    column: 'always',
    text: ({ client }) => client.name,
    cell: ({ client, avatar }) => <PersonCell name={client.name} avatar={avatar} detail={client.companyEmail} />,
  },
  {
    key: 'email',
    label: ({ t }) => t('field.email'),
    column: 'never',
    text: ({ client }) => client.companyEmail,
  },
  {
    key: 'service',
    label: ({ t }) => t('field.service'),
    isSortable: true,
    column: 'hiddenAtFirst',
    text: ({ service }, { t }) => t(`field.services.${serviceKeys[service]}`),
  },
  {
    key: 'currency',
    label: ({ t }) => t('field.currency'),
    isSortable: true,
    column: 'hiddenAtFirst',
    choices: () => currencies.map((value) => ({ value, label: value })),
    text: ({ currency = 'USD' }) => currency,
  },
  {
    key: 'issuedDate',
    label: ({ t }) => t('field.issuedDate'),
    range: 'day',
    isSortable: true,
    text: ({ issuedDate }, { format }) => day(issuedDate, format),
    cell: ({ issuedDate }, { format }) => <DayCell iso={issuedDate} format={format} />,
  },
  {
    key: 'dueDate',
    label: ({ t }) => t('field.dueDate'),
    range: 'day',
    isSortable: true,
    text: ({ dueDate }, { format }) => day(dueDate, format),
    cell: ({ dueDate }, { format }) => <DayCell iso={dueDate} format={format} />,
  },
  {
    key: 'total',
    label: ({ t }) => t('field.total'),
    range: 'amount',
    isSortable: true,
    isNumeric: true,
    text: (invoice, { format }) => money(totalOf(invoice), invoice.currency, format),
    cell: (invoice) => <Amount invoice={invoice} cents={totalOf(invoice)} />,
  },
  {
    key: 'balance',
    label: ({ t }) => t('field.balance'),
    range: 'amount',
    isSortable: true,
    isNumeric: true,
    text: (invoice, { format }) => money(balanceOf(invoice), invoice.currency, format),
    cell: (invoice) => <BalanceBadge invoice={invoice} />,
  },
  {
    key: 'aging',
    label: ({ t }) => t('list.aging.title'),
    column: 'never',
    choices: ({ t }) => ages.map((value) => ({ value, label: t(`list.aging.${value}`) })),
  },
]
