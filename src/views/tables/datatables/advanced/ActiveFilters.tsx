import { FilterChips } from '@core/components/FilterChips'
import { useTranslation } from 'react-i18next'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { wordsOf } from '@/utility/hooks/useListParams'
import { fieldKeys, statusKeys } from '../shared/rowLabels'
import { filterKeys, noFilters, type FilterKey, type RowListState } from './useRowList'

/** The filters that are on, in words. */
export function ActiveFilters({ list: { params, change } }: { list: RowListState }) {
  const { t } = useTranslation('datatables')
  const format = useFormat()

  function nameOf(key: FilterKey): string {
    return t(`field.${fieldKeys[key]}`)
  }
  function textOf(key: FilterKey, value: string): string {
    if (key === 'start_from' || key === 'start_to') return format.date(`${value}T12:00`)
    const status = key === 'status' && rowStatuses.find((known) => String(known) === value)
    return status ? t(`status.${statusKeys[status]}`) : value
  }
  function chipsOf(key: FilterKey) {
    const values = key === 'status' ? wordsOf(params.status) : [params[key]].filter((value) => value !== '')
    return values.map((value) => ({
      key: `${key}=${value}`,
      label: t('filter.chip', { filter: nameOf(key), value: textOf(key, value) }),
      onRemove: () => change({ [key]: values.filter((other) => other !== value).join(',') }),
    }))
  }

  return (
    <FilterChips
      chips={filterKeys.flatMap(chipsOf)}
      onClear={() => {
        change(noFilters)
      }}
    />
  )
}
