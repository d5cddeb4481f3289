import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { PlaceLink } from '@core/components/sidebar/PlaceLink'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import {
  CalendarClock,
  CalendarRange,
  CircleCheckBig,
  Folders,
  Keyboard,
  ListTodo,
  Plus,
  Star,
  Tags,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectTaskCounts } from '@/redux/apps/todo/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'

const categories = [
  { filter: 'all', icon: ListTodo },
  { filter: 'today', icon: CalendarClock },
  { filter: 'upcoming', icon: CalendarRange },
  { filter: 'important', icon: Star },
  { filter: 'completed', icon: CircleCheckBig },
  { filter: 'deleted', icon: Trash2 },
] as const

interface SectionHeadProps {
  title: string
  label: string
  icon: ReactNode
  onManage: () => void
}

function SectionHead({ title, label, icon, onManage }: SectionHeadProps) {
  return (
    <div className="d-flex align-items-center justify-content-between mt-2">
      <h2 className="app-sidebar-title my-0">{title}</h2>
      <IconButton size="sm" label={label} icon={icon} onClick={onManage} />
    </div>
  )
}

interface SidebarProps {
  current: TaskView
  onShortcuts: () => void
  /** Closes the drawer after a selection. */
  onGo: () => void
}

export function Sidebar({ current, onShortcuts, onGo }: SidebarProps) {
  const { t } = useTranslation(['todo', 'kit'])
  const { rights, hrefTo, categories: own, onCategories } = useTodo()
  const format = useFormat()
  const counts = useAppSelector(selectTaskCounts)
  const positionOf = (view: TaskView, name: string, count: number | undefined) => ({
    to: hrefOf(view),
    isCurrent: hrefOf(current) === hrefOf(view),
    name,
    count: count === undefined ? undefined : { shown: format.number(count), said: t('list.count', { count }) },
    onGo,
  })

  return (
    <div className="app-sidebar">
      {rights.create && (
        <LinkButton variant="primary" icon={<Plus aria-hidden="true" />} to={hrefTo('new')} onClick={onGo}>
          {t('action.add')}
        </LinkButton>
      )}
      <nav aria-label={t('sidebar.label')}>
        <ul className="place-list">
          {categories.map(({ filter, icon: Icon }) => (
            <PlaceLink
              key={filter}
              {...positionOf({ filter }, t(`filter.${filter}`), counts?.[filter])}
              icon={<Icon aria-hidden="true" />}
            />
          ))}
        </ul>
        <SectionHead
          title={t('sidebar.projects')}
          label={t('categories.project.manage')}
          icon={<Folders aria-hidden="true" />}
          onManage={() => onCategories('project')}
        />
        <ul className="place-list">
          {own.projects.map(({ id, name, tone }) => (
            <PlaceLink
              key={id}
              {...positionOf({ project: id }, name, counts?.projects[id])}
              icon={<ToneDot tone={tone} />}
            />
          ))}
        </ul>
        <SectionHead
          title={t('sidebar.tags')}
          label={t('categories.tag.manage')}
          icon={<Tags aria-hidden="true" />}
          onManage={() => onCategories('tag')}
        />
        <ul className="place-list">
          {own.tags.map(({ id, name, tone }) => (
            <PlaceLink key={id} {...positionOf({ tag: id }, name, counts?.tags[id])} icon={<ToneDot tone={tone} />} />
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('kit:shortcuts.title')}
      </Button>
    </div>
  )
}
