import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectTasksByColumn } from '@/redux/apps/kanban/slice'
import { Board } from './board/Board'
import { ColumnAdder } from './board/ColumnAdder'
import { noFilters } from './filters/KanbanFilters'
import type { KanbanData } from './hooks/useKanban'
import type { KanbanUrl } from './hooks/useKanbanUrl'
import styles from './kanban.module.scss'
import { Lanes } from './lanes/Lanes'
import { TaskTable } from './list/TaskTable'
import { useKanbanContext } from './shared/kanbanContext'

const columns = [4, 3, 4]

function BoardSkeleton() {
  return (
    <LoadingRegion className={styles.kanbanBoard}>
      {columns.map((count, index) => (
        <div key={index} className={styles.kanbanColumn}>
          <section>
            <div className={styles.columnHead}>
              <Skeleton width="45%" />
            </div>
            <div className={styles.columnList}>
              <div className="d-flex flex-column gap-2">
                {Array.from({ length: count }, (_, row) => (
                  <div key={row} className={`${styles.kanbanCard} is-skeleton`}>
                    <Skeleton width="35%" />
                    <Skeleton width="90%" />
                    <Skeleton width="60%" />
                  </div>
                ))}
              </div>
            </div>
          </section>
        </div>
      ))}
    </LoadingRegion>
  )
}

interface KanbanContentProps {
  url: KanbanUrl
  data: KanbanData
  collapsed: ReadonlySet<string>
  onToggle: (columnId: string) => void
  addingTo: string | null
  onAdding: (columnId: string | null) => void
}

export function KanbanContent({ url, data, collapsed, onToggle, addingTo, onAdding }: KanbanContentProps) {
  const { t } = useTranslation('kanban')
  const errorText = useErrorText()
  const { rights } = useKanbanContext()
  const all = useAppSelector(selectTasksByColumn)
  const { columns, tasks, shown, isFiltered, isLoading, request, retry } = data
  const isList = url.params.view === 'list'

  if (request.status === 'failed' && request.error.status === 404 && url.params.board !== '')
    return (
      <Card>
        <EmptyState
          picture={<NotFound />}
          title={t('boards.missing')}
          text={t('boards.missingText')}
          action={<Button onClick={() => url.change({ board: '' })}>{t('boards.toMain')}</Button>}
        />
      </Card>
    )
  // On failure, keep the board on screen.
  if (request.status === 'failed' && columns.length === 0)
    return (
      <Card>
        <ErrorState title={t('board.failed')} text={errorText(request.error)} onRetry={retry} />
      </Card>
    )
  if (isLoading && !isList) return <BoardSkeleton />

  const isUnmatched = isFiltered && [...shown.values()].every((column) => column.length === 0)
  const noMatch = (
    <EmptyState
      picture={<EmptySearch />}
      title={t('board.noMatch')}
      text={t('board.noMatchText')}
      action={<Button onClick={() => url.change(noFilters)}>{t('board.clearFilters')}</Button>}
    />
  )
  const noTasks = <EmptyState picture={<EmptyList />} title={t('list.none')} text={t('list.noneText')} />

  if (columns.length === 0 && !isLoading)
    return (
      <Card>
        <EmptyState
          picture={<EmptyList />}
          title={t('board.none')}
          text={rights.create ? t('board.noneText') : t('board.noneReadOnly')}
          action={rights.create && <ColumnAdder />}
        />
      </Card>
    )
  if (isList)
    return <TaskTable url={url} all={all} shown={shown} isLoading={isLoading} empty={isFiltered ? noMatch : noTasks} />
  if (isUnmatched && tasks.length > 0) return <Card>{noMatch}</Card>
  if (url.params.view === 'lanes' && tasks.length === 0) return <Card>{noTasks}</Card>
  if (url.params.view === 'lanes') return <Lanes all={all} shown={shown} only={url.params.assignee} />
  return (
    <Board all={all} shown={shown} collapsed={collapsed} onToggle={onToggle} addingTo={addingTo} onAdding={onAdding} />
  )
}
