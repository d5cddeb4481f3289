import { cx } from '@core/components/cx'
import { FilterChips, type FilterChip } from '@core/components/FilterChips'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { SearchField } from '@core/components/SearchField'
import { ChevronDown, Info } from 'lucide-react'
import { useMemo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { namesIn, type KanbanUrl } from '../hooks/useKanbanUrl'
import { dueStates } from '../shared/due'
import styles from '../kanban.module.scss'

interface KanbanFiltersProps {
  url: KanbanUrl
  tasks: readonly Task[]
  /** Phones only: larger screens always show the filters. */
  isOpen: boolean
  /** Why cards cannot be reordered, if that is temporary. */
  note: string | null
  searchRef: RefObject<HTMLInputElement | null>
}

export const noFilters = { q: '', label: '', assignee: '', due: '' } as const

export function KanbanFilters({ url: { params, change }, tasks, isOpen, note, searchRef }: KanbanFiltersProps) {
  const { t, i18n } = useTranslation('kanban')

  const [labels, people] = useMemo(() => {
    const sorted = (texts: string[]) => [...new Set(texts)].sort((a, b) => a.localeCompare(b, i18n.language))
    return [
      sorted(tasks.flatMap((task) => task.labels)),
      sorted(tasks.flatMap(({ assignedTo }) => assignedTo.map(({ title }) => title))),
    ]
  }, [tasks, i18n.language])

  const one = (value: string) => (value === '' ? [] : [value])
  const chosen = { label: one(params.label), assignee: namesIn(params.assignee), due: one(params.due) }
  const filters = [
    { key: 'label', name: t('filter.label'), choices: labels.map((value) => ({ value, text: value })) },
    { key: 'assignee', name: t('filter.assignee'), choices: people.map((value) => ({ value, text: value })) },
    { key: 'due', name: t('filter.due'), choices: dueStates.map((value) => ({ value, text: t(`due.${value}`) })) },
  ] as const

  /** Assignees allow several values; other filters allow a single value. */
  function filterBy(key: keyof typeof chosen, value: string) {
    const others = chosen[key].filter((other) => other !== value)
    const isTaken = others.length < chosen[key].length
    if (key !== 'assignee') change({ [key]: isTaken ? '' : value })
    else change({ assignee: (isTaken ? others : [...others, value]).join('|') })
  }

  const chips = filters.flatMap(({ key, name, choices }) =>
    chosen[key].map((value): FilterChip => {
      const text = choices.find((choice) => choice.value === value)?.text ?? value
      return {
        key: `${key} ${value}`,
        label: t('filter.chip', { filter: name, value: text }),
        onRemove: () => filterBy(key, value),
      }
    }),
  )

  return (
    <div className={styles.kanbanFilters}>
      <div id="kanban-filters" className={cx('cluster', styles.filterRow, isOpen && 'is-open')}>
        <SearchField ref={searchRef} label={t('filter.search')} value={params.q} onSearch={(q) => change({ q })} />
        {filters.map(({ key, name, choices }) => (
          <MenuButton
            key={key}
            label={t('filter.by', { field: name })}
            items={[
              {
                kind: key === 'assignee' ? 'check' : 'radio',
                key: '',
                label: t('filter.any'),
                isChecked: chosen[key].length === 0,
                onSelect: () => change({ [key]: '' }),
              },
              ...choices.map(({ value, text }) => ({
                kind: key === 'assignee' ? ('check' as const) : ('radio' as const),
                key: value,
                label: text,
                isChecked: chosen[key].includes(value),
                onSelect: () => filterBy(key, value),
              })),
            ]}
          >
            {name}
            <ChevronDown className="btn-chevron" aria-hidden="true" />
          </MenuButton>
        ))}
      </div>
      <FilterChips chips={chips} onClear={() => change(noFilters)} />
      {note !== null && (
        <p className={`d-flex gap-2 align-items-center text-muted text-sm ${styles.kanbanNote}`}>
          <Info aria-hidden="true" />
          {note}
        </p>
      )}
    </div>
  )
}
