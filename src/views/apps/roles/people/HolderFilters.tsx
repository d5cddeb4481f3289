import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleCard } from '@/redux/apps/roles/schema'
import type { HolderListState } from './useHolderList'

interface HolderFiltersProps {
  list: HolderListState
  roles: readonly RoleCard[]
}

/** Search and filter of the users. */
export function HolderFilters({ list: { params, change }, roles }: HolderFiltersProps) {
  const { t } = useTranslation('roles')
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const chosen = roles.find(({ key }) => key === params.role)

  return (
    <>
      <div className="toolbar">
        <SearchField ref={search} label={t('people.search')} value={params.q} onSearch={(q) => change({ q })} />
        <MenuButton
          label={t('people.filter')}
          items={[
            {
              kind: 'radio',
              key: '',
              label: t('people.any'),
              isChecked: params.role === '',
              onSelect: () => change({ role: '' }),
            },
            ...roles.map(({ key, name }) => ({
              kind: 'radio' as const,
              key,
              label: name,
              isChecked: params.role === key,
              onSelect: () => change({ role: key }),
            })),
          ]}
        >
          {t('people.role')}
          <ChevronDown className="btn-chevron" aria-hidden="true" />
        </MenuButton>
      </div>
      <FilterChips
        chips={
          chosen
            ? [
                {
                  key: 'role',
                  label: t('people.chip', { role: chosen.name }),
                  onRemove: () => change({ role: '' }),
                },
              ]
            : []
        }
        onClear={() => change({ role: '' })}
      />
    </>
  )
}
