import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import type { Column } from '@core/components/data-table/column'
import { FilterChips } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { plans, roles, statuses } from '@/redux/apps/user/schema'
import type { UserListState } from './useUserList'

export interface UserFiltersProps {
  list: UserListState
  columns: readonly Column<User>[]
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
}

/** Search, filters and columns of the list, and the filters that are on. */
export function UserFilters({ list: { params, change }, columns, hidden, onHiddenChange }: UserFiltersProps) {
  const { t } = useTranslation('user')
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })

  const filters = [
    { key: 'role', label: t('field.role'), choices: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
    {
      key: 'currentPlan',
      label: t('field.currentPlan'),
      choices: plans.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      key: 'status',
      label: t('field.status'),
      choices: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ] as const

  const chips = filters.flatMap(({ key, label, choices }) => {
    const chosen = choices.find(({ value }) => value === params[key])
    return chosen
      ? [
          {
            key,
            label: t('list.chip', { filter: label, value: chosen.label }),
            onRemove: () => {
              change({ [key]: '' })
            },
          },
        ]
      : []
  })

  return (
    <>
      <div className="toolbar">
        <SearchField
          ref={search}
          label={t('list.search')}
          value={params.q}
          onSearch={(q) => {
            change({ q })
          }}
        />
        {filters.map(({ key, label, choices }) => (
          <MenuButton
            key={key}
            label={t('list.filter', { field: label })}
            items={[
              {
                kind: 'radio',
                key: 'any',
                label: t('list.any'),
                isChecked: params[key] === '',
                onSelect: () => {
                  change({ [key]: '' })
                },
              },
              ...choices.map((choice) => ({
                kind: 'radio' as const,
                key: choice.value,
                label: choice.label,
                isChecked: params[key] === choice.value,
                onSelect: () => {
                  change({ [key]: choice.value })
                },
              })),
            ]}
          >
            {label}
            <ChevronDown className="btn-chevron" aria-hidden="true" />
          </MenuButton>
        ))}
        <span className="toolbar-gap" />
        <ColumnMenu columns={columns} hidden={hidden} onChange={onHiddenChange} />
      </div>
      <FilterChips
        chips={chips}
        onClear={() => {
          change({ role: '', currentPlan: '', status: '' })
        }}
      />
    </>
  )
}
