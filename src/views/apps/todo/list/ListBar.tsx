import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { SearchField } from '@core/components/SearchField'
import { ArrowUpDown, CalendarRange, ListChecks, RotateCcw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { TodoUrl } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'
import styles from '../todo.module.scss'

const orders = ['manual', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const

interface ListBarProps {
  url: TodoUrl
  onSelecting: (isSelecting: boolean) => void
  searchRef: Ref<HTMLInputElement>
  /** Null for lists with either open or completed tasks only. */
  completed: { isShown: boolean; onToggle: () => void } | null
  children: ReactNode
}

export function ListBar({ url, onSelecting, searchRef, completed, children }: ListBarProps) {
  const { t } = useTranslation('todo')
  const { rights, isSelecting } = useTodo()
  const { q, sort, usualSort, isGrouped, arrange } = url

  const items: MenuItem[] = orders.map((order) => ({
    kind: 'radio',
    key: order,
    label: t(`sort.${order}`),
    isChecked: sort === order,
    onSelect: () => arrange({ sort: order }),
  }))
  if (sort !== usualSort)
    items.push(
      { kind: 'separator', key: 'separator' },
      {
        key: 'reset',
        label: t('sort.reset'),
        icon: <RotateCcw className="flip-rtl" aria-hidden="true" />,
        onSelect: () => arrange({ sort: undefined }),
      },
    )

  if (completed)
    items.push(
      { kind: 'separator', key: 'completed-separator' },
      {
        kind: 'check',
        key: 'completed',
        label: t('list.showCompleted'),
        isChecked: completed.isShown,
        onSelect: completed.onToggle,
      },
    )

  return (
    <div className={styles.todoBar}>
      {children}
      <SearchField ref={searchRef} label={t('search.label')} value={q} onSearch={(text) => arrange({ q: text })} />
      <MenuButton
        label={t('sort.label', { order: t(`sort.${sort}`) })}
        icon={<ArrowUpDown aria-hidden="true" />}
        items={items}
        align="end"
        buttonProps={{ className: styles.todoBarButton }}
      >
        <span>{t(`sort.${sort}`)}</span>
      </MenuButton>
      <Button
        className={styles.todoBarButton}
        icon={<CalendarRange aria-hidden="true" />}
        aria-label={t('group.label')}
        aria-pressed={isGrouped}
        onClick={() => arrange({ isGrouped: !isGrouped })}
      >
        <span>{t('group.label')}</span>
      </Button>
      {(rights.update || rights.remove) && (
        <Button
          className={styles.todoBarButton}
          icon={<ListChecks aria-hidden="true" />}
          aria-label={t('action.select')}
          aria-pressed={isSelecting}
          onClick={() => onSelecting(!isSelecting)}
        >
          <span>{t('action.select')}</span>
        </Button>
      )}
    </div>
  )
}
