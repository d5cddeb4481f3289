import { IconButton } from '@core/components/button/IconButton'
import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Drawer } from '@core/components/overlay/Drawer'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchArchive, selectArchive } from '@/redux/apps/kanban/slice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { textOfTask } from '../hooks/useKanban'
import { useKanbanContext } from '../shared/kanbanContext'
import { LabelChips } from '../shared/TaskMarks'
import styles from '../kanban.module.scss'

interface ArchiveDrawerProps {
  board: string
  onClose: () => void
}

export function ArchiveDrawer({ board, onClose }: ArchiveDrawerProps) {
  const { t } = useTranslation('kanban')
  const errorText = useErrorText()
  const { rights, taskActions } = useKanbanContext()
  const retry = useRequest(fetchArchive, board || undefined)
  const { data, request } = useAppSelector(selectArchive)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = data?.tasks.filter((task) => textOfTask(task).includes(wanted))

  function content() {
    if (!found)
      return request.status === 'failed' ? (
        <ErrorState title={t('archive.failed')} text={errorText(request.error)} onRetry={retry} />
      ) : (
        <LoadingRegion className="stack">
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </LoadingRegion>
      )
    if (data?.tasks.length === 0)
      return (
        <EmptyState
          picture={<Archive aria-hidden="true" />}
          title={t('archive.none')}
          {...(rights.update && { text: t('archive.noneText') })}
        />
      )
    if (found.length === 0) return <EmptyState picture={<EmptySearch />} title={t('board.noMatch')} />
    return (
      <ul className={styles.archiveList} aria-label={t('archive.title')}>
        {found.map((task) => (
          <li key={task.id}>
            <div className={styles.archiveText}>
              <LabelChips labels={task.labels} />
              <p className="fw-semibold mb-0 text-break" dir="auto">
                {task.title}
              </p>
              <p className="text-muted small mb-0">
                <bdi>{task.archived?.column}</bdi>
                {' · '}
                {task.archived && <RelativeTime iso={task.archived.time} />}
              </p>
            </div>
            {rights.update && (
              <Button
                size="sm"
                icon={<ArchiveRestore aria-hidden="true" />}
                aria-label={t('archive.restoreTask', { task: task.title })}
                onClick={() => taskActions.unarchive(task)}
              >
                {t('archive.restore')}
              </Button>
            )}
            {rights.delete && (
              <IconButton
                size="sm"
                label={t('archive.remove', { task: task.title })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => taskActions.remove(task)}
              />
            )}
          </li>
        ))}
      </ul>
    )
  }

  return (
    <Drawer isOpen onClose={onClose} title={t('archive.title')}>
      <div className="stack">
        {data && data.tasks.length > 0 && (
          <div>
            <SearchField label={t('archive.search')} value={search} onSearch={setSearch} />
          </div>
        )}
        {content()}
      </div>
    </Drawer>
  )
}
