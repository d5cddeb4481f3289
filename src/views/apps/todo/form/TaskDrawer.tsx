import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Drawer } from '@core/components/overlay/Drawer'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import type { RequestState } from '@/redux/app/thunks'
import type { Task } from '@/redux/apps/todo/schema'
import { belongingsOf, type OpenForm, type TaskView } from '../hooks/useTodoUrl'
import { TaskForm } from './TaskForm'
import { emptyTask, toFormValues } from './taskForm'

function FormSkeleton() {
  return (
    <LoadingRegion className="form-stack">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height={index < 3 ? 'var(--ld-control)' : '8rem'} />
        </div>
      ))}
    </LoadingRegion>
  )
}

interface TaskDrawerProps {
  open: OpenForm
  view: TaskView
  opened: { task: Task | null; request: RequestState; retry: () => void }
  /** The list, which most likely contains the task, is still loading. */
  isListLoading: boolean
  onClose: () => void
}

export function TaskDrawer({ open, view, opened, isListLoading, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('todo')
  const errorText = useErrorText()
  const { task, request, retry } = opened
  if (open === 'new') {
    const start = { ...emptyTask, ...belongingsOf(view) }
    return <TaskForm key="new" start={start} task={null} onClose={onClose} />
  }
  if (task) return <TaskForm key={task.id} start={toFormValues(task)} task={task} onClose={onClose} />

  // Otherwise, an empty drawer would flash before the form.
  if (isListLoading && request.status !== 'failed') return null

  const isMissing = request.status === 'failed' && request.error.kind === 'notFound'
  return (
    <Drawer isOpen onClose={onClose} title={t('form.view')}>
      {isMissing ? (
        <EmptyState
          picture={<NotFound />}
          title={t('missing.task')}
          text={t('missing.taskText')}
          action={<Button onClick={onClose}>{t('missing.close')}</Button>}
        />
      ) : request.status === 'failed' ? (
        <ErrorState title={t('missing.failed')} text={errorText(request.error)} onRetry={retry} />
      ) : (
        <FormSkeleton />
      )}
    </Drawer>
  )
}
