import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import { Link } from 'react-router-dom'
import { ages, invoiceSchema } from '@/redux/apps/invoice/schema'
import { currencies } from '@/redux/shell/invoices/currencies'
import { defineFields } from '@/views/shared/list/defineFields'
import { paths } from '../paths'
import { statusTones } from '../shared/invoiceLabels'
import { balanceOf, totalOf } from '../shared/invoiceState'
import { StatusPopover } from './StatusPopover'
import styles from '../invoice.module.scss'

export const invoiceFields = defineFields('invoice', invoiceSchema, {
  id: {
    isPrimary: true,
    firstSort: 'desc',
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
  kind: {
    column: 'hiddenAtFirst',
    isSortable: false,
    text: ({ creditOf }, { t }) =>
      creditOf === undefined ? t('preview.title') : t('credit.kindOf', { of: `#${creditOf}` }),
  },
  invoiceStatus: {
    kind: 'choice',
    filter: 'status',
    tones: statusTones,
    cell: (invoice) => <StatusPopover invoice={invoice} />,
  },
  client: {
    column: 'always',
    value: ({ client }) => client.name,
    cell: ({ client, avatar }) => <PersonCell name={client.name} avatar={avatar} detail={client.companyEmail} />,
  },
  email: { kind: 'email', column: 'never', isSortable: false, value: ({ client }) => client.companyEmail },
  service: { kind: 'choice', filter: false, column: 'hiddenAtFirst' },
  currency: {
    kind: 'choice',
    column: 'hiddenAtFirst',
    value: ({ currency = 'USD' }) => currency,
    choices: currencies.map((value) => ({ value, label: value })),
  },
  issuedDate: { kind: 'date', filter: true, isWide: true },
  dueDate: { kind: 'date', filter: true, isWide: true },
  total: {
    kind: 'money',
    filter: true,
    value: (invoice) => ({ cents: totalOf(invoice), currency: invoice.currency }),
  },
  balance: {
    kind: 'money',
    filter: true,
    isWide: true,
    value: (invoice) => ({ cents: balanceOf(invoice), currency: invoice.currency }),
    cell: (invoice, { t }) =>
      balanceOf(invoice) === 0 ? <Badge tone="success">{t('invoiceStatus.Paid')}</Badge> : undefined,
  },
  aging: { kind: 'choice', values: ages, column: 'never', isSortable: false, isExported: false },
})
