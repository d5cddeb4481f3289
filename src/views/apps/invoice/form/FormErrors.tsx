import { ErrorSummary } from '@core/components/forms/ErrorSummary'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { targetId, wrongFields } from './formErrors'
import { useFieldError } from './useFieldError'
import type { InvoiceControl } from './useInvoiceForm'

/** All that is wrong with the form, once somebody has tried to save it. */
export function FormErrors({ control }: { control: InvoiceControl }) {
  const { t } = useTranslation('invoice')
  const errorOf = useFieldError()
  const { errors, submitCount } = useFormState({ control })
  if (submitCount === 0) return null

  const fields = wrongFields(errors).map(({ name, line, field, message }) => {
    const label = t(`form.label.${field}`)
    return {
      id: targetId(name),
      label: line === null ? label : t('form.line.field', { place: line + 1, label }),
      error: errorOf(message),
    }
  })
  return <ErrorSummary fields={fields} />
}
