import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { Dialog } from '@core/components/overlay/Dialog'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/kanban/schema'
import { fetchSpaces, selectSpaces } from '@/redux/apps/kanban/spaceSlice'
import { useKanbanContext } from '../shared/kanbanContext'

export function SendDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const { tasks } = useKanbanContext()
  const id = useId()
  // Refetch: other boards may have new columns.
  useRequest(fetchSpaces, undefined)
  const others = useAppSelector(selectSpaces).filter(({ boards }) => boards.every((board) => board.id !== task.boardId))
  const [chosen, setChosen] = useState<{ space: string; board: string }>({ space: '', board: '' })
  const space = others.find((other) => other.id === chosen.space) ?? others[0]
  const column = space?.boards.find((board) => board.id === chosen.board) ?? space?.boards[0]

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!space || !column) return
    onClose()
    tasks.toSpace(task, column.id, space.title)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('send.title', { task: task.title })}
      footer={
        <>
          <Button variant="primary" type="submit" form={id} disabled={!column}>
            {t('send.submit')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {space ? (
        <form id={id} className="form-stack" noValidate onSubmit={handleSubmit}>
          <SelectField
            label={t('send.board')}
            options={others.map(({ id: value, title }) => ({ value, label: title }))}
            value={space.id}
            onChange={(event) => setChosen({ space: event.target.value, board: '' })}
          />
          <SelectField
            label={t('field.board')}
            options={space.boards.map(({ id: value, title }) => ({ value, label: title }))}
            value={column?.id ?? ''}
            error={column ? undefined : t('send.noColumn')}
            onChange={(event) => setChosen({ space: space.id, board: event.target.value })}
          />
        </form>
      ) : (
        <p className="text-muted mb-0">{t('send.none')}</p>
      )}
    </Dialog>
  )
}
