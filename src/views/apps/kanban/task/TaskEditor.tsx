import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Button } from '@core/components/button/Button'
import { Drawer } from '@core/components/overlay/Drawer'
import { useGuardedClose } from '@core/components/overlay/useLeaveGuard'
import { Tabs } from '@core/components/Tabs'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Task } from '@/redux/apps/kanban/schema'
import { updateTask } from '@/redux/apps/kanban/slice'
import type { KanbanUrl } from '../hooks/useKanbanUrl'
import { useKanbanContext } from '../shared/kanbanContext'
import { ActivityTab } from './ActivityTab'
import { Checklist } from './Checklist'
import { CommentsTab } from './CommentsTab'
import { TaskFields } from './TaskFields'
import { taskFormSchema, toChange, toFormValues } from './taskForm'
import styles from '../kanban.module.scss'

interface TaskEditorProps {
  task: Task
  url: KanbanUrl
  onClose: () => void
}

const tabs = ['details', 'comments', 'activity'] as const

/** The fields are saved together; comments and checklist at once. */
export function TaskEditor({ task, url: { params, change }, onClose }: TaskEditorProps) {
  const { t } = useTranslation('kanban')
  const { rights, taskActions } = useKanbanContext()
  const formId = useId()
  const [comment, setComment] = useState('')
  const [step, setStep] = useState('')
  // Initial values stay, so changes by others do not count as input.
  const [initial] = useState(task)
  const form = useZodForm(taskFormSchema, { defaultValues: toFormValues(initial) })
  const isDirty = form.formState.isDirty || comment.trim() !== '' || step.trim() !== ''
  const held = useHold(form.formState.isSubmitting)
  const close = useGuardedClose(isDirty, onClose)
  const tab = tabs.find((key) => key === params.tab) ?? 'details'

  const submit = useFormWrite(
    form,
    async (values, write) => {
      const done = t('toast.saved', { task: values.title })
      if (await write(updateTask, toChange(initial, values), { success: done })) onClose()
    },
    // The invalid field is on the first tab.
    () => change({ tab: '' }),
  )

  function handleRemove() {
    onClose()
    taskActions.remove(task)
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      title={task.title}
      footer={
        (rights.update || rights.delete) && (
          <>
            {rights.update && (
              <Button variant="primary" type="submit" form={formId} pending={form.formState.isSubmitting}>
                {t('task.update')}
              </Button>
            )}
            <Button onClick={close}>{t('cancel')}</Button>
            {rights.delete && (
              <Button
                variant="outline-danger"
                className="ms-auto"
                icon={<Trash2 aria-hidden="true" />}
                onClick={handleRemove}
              >
                {t('card.delete')}
              </Button>
            )}
          </>
        )
      }
    >
      <form
        ref={held}
        id={formId}
        className={styles.taskEditor}
        noValidate
        onSubmit={(event) => {
          // Submit events of nested panel forms bubble here.
          if (event.target === event.currentTarget) void submit(event)
        }}
      >
        <Tabs
          label={t('task.tabs')}
          tabs={[
            { key: 'details', label: t('task.details') },
            { key: 'comments', label: t('task.comments'), count: task.comments.length },
            { key: 'activity', label: t('task.activity') },
          ]}
          active={tab}
          onChange={(key) => change({ tab: key === 'details' ? '' : key })}
        >
          {tab === 'details' && (
            <div className="stack">
              <TaskFields form={form} />
              <Checklist task={task} draft={step} onDraft={setStep} />
            </div>
          )}
          {tab === 'comments' && <CommentsTab task={task} draft={comment} onDraft={setComment} />}
          {tab === 'activity' && <ActivityTab taskId={task.id} />}
        </Tabs>
      </form>
    </Drawer>
  )
}
