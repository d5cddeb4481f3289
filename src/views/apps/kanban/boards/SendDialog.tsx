import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { Dialog } from '@core/components/overlay/Dialog'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/kanban/schema'
import { fetchBoards, selectBoards } from '@/redux/apps/kanban/boardSlice'
import { useKanbanContext } from '../shared/kanbanContext'

export function SendDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const { taskActions } = useKanbanContext()
  const id = useId()
  // Refetch: other boards may have new columns.
  useRequest(fetchBoards, undefined)
  const others = useAppSelector(selectBoards).filter(({ boards: columns }) =>
    columns.every((column) => column.id !== task.boardId),
  )
  const [chosen, setChosen] = useState({ board: '', column: '' })
  const board = others.find((other) => other.id === chosen.board) ?? others[0]
  const column = board?.boards.find((column) => column.id === chosen.column) ?? board?.boards[0]

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!board || !column) return
    onClose()
    taskActions.toBoard(task, column.id, board.title)
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
      {board ? (
        <form id={id} className="form-stack" noValidate onSubmit={handleSubmit}>
          <SelectField
            label={t('send.board')}
            options={others.map(({ id: value, title }) => ({ value, label: title }))}
            value={board.id}
            onChange={(event) => setChosen({ board: event.target.value, column: '' })}
          />
          <SelectField
            label={t('field.column')}
            options={board.boards.map(({ id: value, title }) => ({ value, label: title }))}
            value={column?.id ?? ''}
            error={column ? undefined : t('send.noColumn')}
            onChange={(event) => setChosen({ board: board.id, column: event.target.value })}
          />
        </form>
      ) : (
        <p className="text-muted mb-0">{t('send.none')}</p>
      )}
    </Dialog>
  )
}
