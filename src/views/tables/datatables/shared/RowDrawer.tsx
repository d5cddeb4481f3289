import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { addRow, updateRow } from '@/redux/tables/datatables/slice'
import { RowFields } from './RowFields'
import { rowFormSchema, toFormValues } from './rowForm'

function useRowForm(row: TableRow | undefined, onSaved: () => void) {
  const { t } = useTranslation('datatables')
  const form = useZodForm(rowFormSchema, { defaultValues: toFormValues(row) })

  const submit = useFormWrite(form, async (values, write) => {
    const options = {
      success: (answer: { row: TableRow }) => t(row ? 'toast.saved' : 'toast.added', { name: answer.row.full_name }),
    }
    const saved = await (row ? write(updateRow, { ...values, id: row.id }, options) : write(addRow, values, options))
    if (saved) onSaved()
  })

  return { form, submit }
}

export interface RowDrawerProps {
  /** Row to edit; without it, the form adds a row */
  row?: TableRow
  onClose: () => void
}

/** Mount it again for each row. */
export function RowDrawer({ row, onClose }: RowDrawerProps) {
  const { t } = useTranslation('datatables')
  const { form, submit } = useRowForm(row, onClose)

  return (
    <FormDrawer
      title={row ? t('form.edit', { name: row.full_name }) : t('form.add')}
      submitLabel={t(row ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <RowFields form={form} />
    </FormDrawer>
  )
}
