import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { Drawer } from '@core/components/overlay/Drawer'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import type { KanbanUrl } from '../hooks/useKanbanUrl'
import { TaskEditor } from './TaskEditor'

interface TaskDrawerProps {
  task: Task | undefined
  url: KanbanUrl
}

/** Remounted per task. */
export function TaskDrawer({ task, url }: TaskDrawerProps) {
  const { t } = useTranslation('kanban')
  const close = () => url.change({ task: '', tab: '' })

  if (task) return <TaskEditor task={task} url={url} onClose={close} />
  return (
    <Drawer isOpen onClose={close} title={t('task.missing')}>
      <EmptyState
        picture={<NotFound />}
        title={t('task.missing')}
        text={t('task.missingText')}
        action={<Button onClick={close}>{t('task.back')}</Button>}
      />
    </Drawer>
  )
}
