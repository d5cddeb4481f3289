import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Space } from '@/redux/apps/kanban/schema'
import { spaceSchema } from '@/redux/apps/kanban/schema'
import { addSpace, updateSpace } from '@/redux/apps/kanban/spaceSlice'

interface SpaceDialogProps {
  space: Space | undefined
  spaces: readonly Space[]
  onShow: (spaceId: string) => void
  onClose: () => void
}

const formSchema = z.object({ title: spaceSchema.shape.title })

/** A new board has three columns. */
export function SpaceDialog({ space, spaces, onShow, onClose }: SpaceDialogProps) {
  const { t } = useTranslation('kanban')
  const form = useZodForm(formSchema, { defaultValues: { title: space?.title ?? '' } })
  const isTaken = (title: string) =>
    spaces.some((other) => other !== space && other.title.toLocaleLowerCase() === title.toLocaleLowerCase())

  const submit = useFormWrite(form, async ({ title }, write) => {
    if (isTaken(title)) {
      form.setError('title', { message: t('space.taken', { board: title }) }, { shouldFocus: true })
    } else if (space) {
      const done = t('toast.spaceRenamed', { board: title })
      if (title === space.title || (await write(updateSpace, { id: space.id, title }, { success: done }))) onClose()
    } else {
      const columns = [
        { title: t('space.columns.todo') },
        { title: t('space.columns.doing') },
        { title: t('space.columns.done'), isDone: true },
      ]
      const stored = await write(addSpace, { title, columns }, { success: t('toast.spaceAdded', { board: title }) })
      if (!stored) return
      onClose()
      onShow(stored.answer.space.id)
    }
  })

  return (
    <FormDialog
      size="sm"
      title={space ? t('space.renameTitle', { board: space.title }) : t('space.newTitle')}
      submitLabel={space ? t('column.renameSave') : t('space.add')}
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
