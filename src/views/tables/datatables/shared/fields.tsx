import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import type { Tone } from '@core/components/tone'
import { cellText } from '@core/export/table'
import { dateOf, dayTextOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { Choice, Field } from '@/views/shared/list/fields'

type Status = TableRow['status']

/** The statuses as keys of the locale files. */
const statusKeys = {
  1: 'applied',
  2: 'probation',
  3: 'employed',
  4: 'onLeave',
  5: 'left',
} as const satisfies Record<Status, string>

const statusTones: Readonly<Record<Status, Tone>> = {
  1: 'info',
  2: 'primary',
  3: 'success',
  4: 'warning',
  5: 'neutral',
}

export function statusChoices(t: TFunction<'datatables'>): Choice[] {
  return rowStatuses.map((status) => ({ value: String(status), label: t(`status.${statusKeys[status]}`) }))
}

interface RowTexts {
  t: TFunction<'datatables'>
  format: Formatters
}

/** The context of the fields. The object is stable until the language changes. */
export function useRowTexts(): RowTexts {
  const { t } = useTranslation('datatables')
  const format = useFormat()
  return useMemo(() => ({ t, format }), [t, format])
}

/** Fields that can be edited in a cell. */
export type EditableKey = Exclude<keyof TableRow, 'id' | 'avatar' | 'full_name' | 'responsive_id'>

interface RowField extends Field<TableRow, RowTexts> {
  readonly key: EditableKey | 'full_name' | 'id'
}

export const rowFields: readonly RowField[] = [
  // The default order.
  { key: 'id', label: () => '#', isSortable: true, column: 'never' },
  {
    key: 'full_name',
    label: ({ t }) => t('field.full_name'),
    kind: 'primary',
    isSortable: true,
    isSearchable: true,
    text: ({ full_name }) => full_name,
    cell: ({ id, full_name, avatar }) => <PersonCell name={full_name} avatar={avatar} detail={`#${id}`} />,
  },
  {
    key: 'post',
    label: ({ t }) => t('field.post'),
    isSortable: true,
    isSearchable: true,
    text: ({ post }) => post,
  },
  {
    key: 'email',
    label: ({ t }) => t('field.email'),
    isSortable: true,
    isSearchable: true,
    text: ({ email }) => email,
  },
  {
    key: 'city',
    label: ({ t }) => t('field.city'),
    isSortable: true,
    isSearchable: true,
    text: ({ city }) => city,
  },
  {
    key: 'start_date',
    label: ({ t }) => t('field.start_date'),
    isSortable: true,
    range: 'day',
    ends: ['start_from', 'start_to'],
    text: ({ start_date }, { format }) => ({
      text: format.date(start_date),
      day: dayTextOf(dateOf(start_date)),
    }),
  },
  {
    key: 'salary',
    label: ({ t }) => t('field.salary'),
    isSortable: true,
    isNumeric: true,
    isSearchable: true,
    text: ({ salary }, { format }) => ({ text: format.money(salary * 100), number: salary, currency: 'USD' }),
  },
  {
    key: 'age',
    label: ({ t }) => t('field.age'),
    isSortable: true,
    isNumeric: true,
    column: 'hiddenAtFirst',
    text: ({ age }, { format }) => ({ text: format.number(age), number: age }),
  },
  {
    key: 'experience',
    label: ({ t }) => t('field.experience'),
    isSortable: true,
    isNumeric: true,
    column: 'hiddenAtFirst',
    text: ({ experience }, { t }) => ({ text: t('list.years', { count: experience }), number: experience }),
  },
  {
    key: 'status',
    label: ({ t }) => t('field.status'),
    isSortable: true,
    choices: ({ t }) => statusChoices(t),
    text: ({ status }, { t }) => t(`status.${statusKeys[status]}`),
    cell: ({ status }, { t }) => <Badge tone={statusTones[status]}>{t(`status.${statusKeys[status]}`)}</Badge>,
  },
]

/** The formatted value of a field. */
export function fieldText(row: TableRow, key: RowField['key'], texts: RowTexts): string {
  const text = rowFields.find((field) => field.key === key)?.text?.(row, texts)
  return text === undefined ? '' : cellText(text)
}

/** A cell that is not being edited. */
export function fieldCell(row: TableRow, key: RowField['key'], texts: RowTexts): ReactNode {
  const cell = rowFields.find((field) => field.key === key)?.cell
  return cell ? cell(row, texts) : <bdi>{fieldText(row, key, texts)}</bdi>
}
