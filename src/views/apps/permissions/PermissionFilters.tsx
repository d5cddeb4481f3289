import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { roleKeys } from '@/redux/shell/roles/schema'
import type { PermissionListState } from './usePermissionList'

interface PermissionFiltersProps {
  list: PermissionListState
  nameOf: (key: string) => string
}

/** Search and filter of the list, and the filter that is on. */
export function PermissionFilters({ list: { params, change }, nameOf }: PermissionFiltersProps) {
  const { t } = useTranslation('permissions')
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const clear = () => change({ assignedTo: '' })
  const { assignedTo } = params

  return (
    <>
      <div className="toolbar">
        <SearchField ref={search} label={t('search')} value={params.q} onSearch={(q) => change({ q })} />
        <MenuButton
          label={t('filter')}
          items={['', ...roleKeys].map((key) => ({
            kind: 'radio',
            key,
            label: key === '' ? t('any') : nameOf(key),
            isChecked: assignedTo === key,
            onSelect: () => change({ assignedTo: key }),
          }))}
        >
          {t('role')}
          <ChevronDown className="btn-chevron" aria-hidden="true" />
        </MenuButton>
      </div>
      <FilterChips
        chips={
          assignedTo === ''
            ? []
            : [{ key: 'assignedTo', label: t('chip', { role: nameOf(assignedTo) }), onRemove: clear }]
        }
        onClear={clear}
      />
    </>
  )
}
