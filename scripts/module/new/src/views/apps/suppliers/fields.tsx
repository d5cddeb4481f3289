import { Badge } from '@core/components/Badge'
import type { TFunction } from 'i18next'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { statuses } from '@/redux/apps/suppliers/schema'
import type { Formatters } from '@/utility/format/formatters'
import type { Field } from '@/views/shared/list/fields'

interface SupplierTexts {
  t: TFunction<'suppliers'>
  format: Formatters
}

export const supplierFields: readonly Field<Supplier, SupplierTexts>[] = [
  {
    key: 'name',
    label: ({ t }) => t('field.name'),
    kind: 'primary',
    isSortable: true,
    text: ({ name }) => name,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    key: 'status',
    label: ({ t }) => t('field.status'),
    isSortable: true,
    choices: ({ t }) => statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) => (
      <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
    ),
  },
  {
    key: 'addedAt',
    label: ({ t }) => t('field.addedAt'),
    isSortable: true,
    text: ({ addedAt }, { format }) => format.date(addedAt),
  },
]
