import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import type { TaskGroup } from '../hooks/useArrangement'
import type { TaskListState } from '../hooks/useTaskList'
import { hrefOf, type TodoUrl } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'
import { TaskRows, type TaskRowsHandle } from './TaskRows'
import styles from '../todo.module.scss'

function ListSkeleton() {
  return (
    <LoadingRegion className={styles.todoScroll}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={`${styles.todoRow} is-skeleton`}>
          <Skeleton shape="block" width="1.125rem" height="1.125rem" />
          <Skeleton width={`${[58, 42, 66, 50][index % 4]}%`} />
          <Skeleton shape="circle" width="1.75rem" />
        </div>
      ))}
    </LoadingRegion>
  )
}

function NoTasks({ url }: { url: TodoUrl }) {
  const { t } = useTranslation('todo')
  const { rights, hrefTo } = useTodo()
  if (url.q !== '')
    return (
      <EmptyState
        picture={<EmptySearch />}
        title={t('search.nothing', { query: url.q })}
        text={t('search.nothingText')}
        action={<Button onClick={() => url.arrange({ q: '' })}>{t('search.clear')}</Button>}
      />
    )
  const kind = url.view?.filter ?? (url.view?.tag === undefined ? 'project' : 'tag')
  const mayAdd = rights.create && kind !== 'completed' && kind !== 'deleted'
  return (
    <EmptyState
      picture={<EmptyList />}
      title={t(`empty.${kind}.title`)}
      text={t(`empty.${kind}.text`)}
      action={
        mayAdd ? (
          <LinkButton variant="primary" icon={<Plus aria-hidden="true" />} to={hrefTo('new')}>
            {t('action.add')}
          </LinkButton>
        ) : (
          kind !== 'all' && <LinkButton to={hrefOf({ filter: 'all' })}>{t('empty.back')}</LinkButton>
        )
      }
    />
  )
}

interface TaskListProps {
  list: TaskListState
  url: TodoUrl
  title: string
  groups: readonly TaskGroup[]
  tasks: readonly Task[]
  selectedIds: ReadonlySet<number>
  ref: Ref<TaskRowsHandle>
}

export function TaskList({ list, url, title, groups, tasks, selectedIds, ref }: TaskListProps) {
  const { t } = useTranslation('todo')
  const errorText = useErrorText()
  const { request, isLoading, isRefreshing, retry } = list

  if (isLoading && request.status !== 'failed') return <ListSkeleton />
  // On failure, keep the rows on screen.
  if (request.status === 'failed' && tasks.length === 0)
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={retry} />
  if (tasks.length === 0) return <NoTasks url={url} />
  return (
    <TaskRows
      ref={ref}
      label={title}
      groups={groups}
      tasks={tasks}
      selectedIds={selectedIds}
      isRefreshing={isRefreshing}
    />
  )
}
