import { FilterChips } from '@core/components/FilterChips'
import { useTranslation } from 'react-i18next'
import { rowStatuses } from '@/redux/tables/datatables/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { fieldKeys, statusKeys } from '../shared/rowLabels'
import { filterKeys, noFilters, type FilterKey, type RowListState } from './useRowList'

/** The filters that are on, in words. */
export function ActiveFilters({ list: { params, change } }: { list: RowListState }) {
  const { t } = useTranslation('datatables')
  const format = useFormat()

  function nameOf(key: FilterKey): string {
    return t(`field.${fieldKeys[key]}`)
  }
  function valueOf(key: FilterKey): string {
    const value = params[key]
    if (key === 'start_from' || key === 'start_to') return format.date(`${value}T12:00`)
    const status = key === 'status' && rowStatuses.find((known) => String(known) === value)
    return status ? t(`status.${statusKeys[status]}`) : value
  }

  return (
    <FilterChips
      chips={filterKeys
        .filter((key) => params[key] !== '')
        .map((key) => ({
          key,
          label: t('filter.chip', { filter: nameOf(key), value: valueOf(key) }),
          onRemove: () => {
            change({ [key]: '' })
          },
        }))}
      onClear={() => {
        change(noFilters)
      }}
    />
  )
}
