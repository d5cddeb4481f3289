import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { addRow, updateRow } from '@/redux/tables/datatables/slice'
import { rowFormSchema, toFormValues } from './rowForm'

/**
 * The form of a row: adds somebody new, or changes the one it is given.
 * @param onSaved what to do once the backend has it
 */
export function useRowForm(row: TableRow | undefined, onSaved: () => void) {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const form = useZodForm(rowFormSchema, { defaultValues: toFormValues(row, new Date()) })

  const submit = form.handleSubmit(async (values) => {
    const result = await (row ? dispatch(updateRow({ ...values, id: row.id })) : dispatch(addRow(values)))
    if (addRow.fulfilled.match(result) || updateRow.fulfilled.match(result)) {
      toast.success(t(row ? 'toast.saved' : 'toast.added', { name: result.payload.row.full_name }))
      onSaved()
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return { form, submit }
}
