import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import { useKanbanContext } from '../shared/kanbanContext'

const limitSchema = z.object({
  limit: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : Number(text))),
    ),
    z.nullable(z.int().check(z.gte(1), z.lte(999))),
  ),
})

/** A soft limit: a column above it shows a warning. */
export function LimitDialog({ column, onClose }: { column: KanbanColumn; onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const { columnActions } = useKanbanContext()
  const form = useZodForm(limitSchema, { defaultValues: { limit: String(column.limit ?? '') } })
  const submit = form.handleSubmit(({ limit }) => {
    onClose()
    columnActions.limit(column, limit)
  })

  return (
    <FormDialog
      title={t('column.limitTitle', { column: column.title })}
      submitLabel={t('column.limitSave')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
    >
      <TextField
        label={t('column.limitLabel')}
        hint={t('column.limitHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        {...form.register('limit')}
        error={form.formState.errors.limit?.message}
      />
    </FormDialog>
  )
}
