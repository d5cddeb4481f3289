import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { KanbanBoard } from '@/redux/apps/kanban/schema'
import { boardSchema } from '@/redux/apps/kanban/schema'
import { addBoard, updateBoard } from '@/redux/apps/kanban/boardSlice'

interface BoardDialogProps {
  board: KanbanBoard | undefined
  boards: readonly KanbanBoard[]
  onShow: (spaceId: string) => void
  onClose: () => void
}

const formSchema = z.object({ title: boardSchema.shape.title })

/** A new board has three columns. */
export function BoardDialog({ board, boards, onShow, onClose }: BoardDialogProps) {
  const { t } = useTranslation('kanban')
  const form = useZodForm(formSchema, { defaultValues: { title: board?.title ?? '' } })
  const isTaken = (title: string) =>
    boards.some((other) => other !== board && other.title.toLocaleLowerCase() === title.toLocaleLowerCase())

  const submit = useFormWrite(form, async ({ title }, write) => {
    if (isTaken(title)) {
      form.setError('title', { message: t('boards.taken', { board: title }) }, { shouldFocus: true })
    } else if (board) {
      const done = t('toast.boardRenamed', { board: title })
      if (title === board.title || (await write(updateBoard, { id: board.id, title }, { success: done }))) onClose()
    } else {
      const columns = [
        { title: t('boards.columns.todo') },
        { title: t('boards.columns.doing') },
        { title: t('boards.columns.done'), isDone: true },
      ]
      const stored = await write(addBoard, { title, columns }, { success: t('toast.boardAdded', { board: title }) })
      if (!stored) return
      onClose()
      onShow(stored.answer.space.id)
    }
  })

  return (
    <FormDialog
      size="sm"
      title={board ? t('boards.renameTitle', { board: board.title }) : t('boards.newTitle')}
      submitLabel={board ? t('column.renameSave') : t('boards.add')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('field.title')}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        {...form.register('title')}
        error={form.formState.errors.title?.message}
      />
    </FormDialog>
  )
}
