import { PersonCell } from '@core/components/PersonCell'
import { saleSchema } from '@/redux/dashboards/home/schema'
import { defineFields } from '@/views/shared/list/defineFields'

export const saleFields = defineFields('home', saleSchema, {
  id: {
    firstSort: 'desc',
    text: ({ id }) => ({ text: `#${id}`, number: id }),
    cell: ({ id }) => <bdi className="tabular">{`#${id}`}</bdi>,
  },
  customer: {
    isPrimary: true,
    cell: ({ customer, email }) => <PersonCell name={customer} detail={email} />,
  },
  email: { kind: 'email', column: 'never', isSortable: false },
  plan: { kind: 'choice' },
  status: { kind: 'choice', tones: { paid: 'success', pending: 'warning', refunded: 'neutral' } },
  soldOn: { kind: 'date' },
  amount: { kind: 'money', value: ({ amount }) => ({ cents: amount * 100 }) },
})
