import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { PlaceLink } from '@core/components/sidebar/PlaceLink'
import { CircleCheckBig, Keyboard, ListTodo, Plus, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { tags } from '@/redux/apps/todo/schema'
import { selectTaskCounts } from '@/redux/apps/todo/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { TagDot } from '../shared/TagDot'
import { useTodo } from '../shared/todo'
import { titleOf } from '../shared/viewTexts'

const places = [
  { filter: 'all', icon: ListTodo },
  { filter: 'important', icon: Star },
  { filter: 'completed', icon: CircleCheckBig },
  { filter: 'deleted', icon: Trash2 },
] as const

interface SidebarProps {
  current: TaskView
  onShortcuts: () => void
  /** After a choice: a drawer closes. */
  onGo: () => void
}

/** Begins a task; the lists and the tags, each with how many tasks it has. */
export function Sidebar({ current, onShortcuts, onGo }: SidebarProps) {
  const { t } = useTranslation(['todo', 'kit'])
  const { rights, hrefTo } = useTodo()
  const format = useFormat()
  const counts = useAppSelector(selectTaskCounts)
  const placeOf = (view: TaskView, count: number | undefined) => ({
    to: hrefOf(view),
    isCurrent: current.filter === view.filter && current.tag === view.tag,
    name: t(titleOf(view)),
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
          {places.map(({ filter, icon: Icon }) => (
            <PlaceLink key={filter} {...placeOf({ filter }, counts?.[filter])} icon={<Icon aria-hidden="true" />} />
          ))}
        </ul>
        <h2 className="app-sidebar-title">{t('sidebar.tags')}</h2>
        <ul className="place-list">
          {tags.map((tag) => (
            <PlaceLink key={tag} {...placeOf({ tag }, counts?.tags[tag])} icon={<TagDot tag={tag} />} />
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('kit:shortcuts.title')}
      </Button>
    </div>
  )
}
