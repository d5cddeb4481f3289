import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { z } from '@core/schema'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '@/redux/apps/kanban/schema'
import { useKanbanContext } from '../shared/kanbanContext'

/** Whole numbers as the field has them; nothing for no limit. */
const limitSchema = z.object({
  limit: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : Number(text))),
    ),
    z.nullable(z.int().check(z.gte(1), z.lte(999))),
  ),
})

/** Limits how many tasks there should be in a column. More are not refused, but seen. */
export function LimitDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const { columns } = useKanbanContext()
  const id = useId()
  const form = useZodForm(limitSchema, { defaultValues: { limit: String(board.limit ?? '') } })
  const submit = form.handleSubmit(({ limit }) => {
    onClose()
    columns.limit(board, limit)
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('column.limitTitle', { column: board.title })}
      footer={
        <>
          <Button variant="primary" type="submit" form={id}>
            {t('column.limitSave')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('column.limitLabel')}
          hint={t('column.limitHint')}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          {...form.register('limit')}
          error={form.formState.errors.limit?.message}
        />
      </form>
    </Dialog>
  )
}
