import { Button } from '@core/components/button/Button'
import { ErrorSummary } from '@core/components/forms/ErrorSummary'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const filled = z.string().check(z.trim(), z.minLength(1))
const schema = z.object({ name: filled, street: filled, zip: filled.check(z.maxLength(10)), city: filled })
const names = ['name', 'street', 'zip', 'city'] as const

export function SummaryExample() {
  const { t } = useTranslation('formGallery')
  const { register, handleSubmit, formState } = useZodForm(schema, {
    defaultValues: { name: '', street: '', zip: '', city: '' },
  })
  const fields = names.map((name) => ({
    name,
    id: `summary-${name}`,
    label: t(`demo.${name}`),
    error: formState.errors[name]?.message,
  }))
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => toast.success(t('demo.saved', { name })))(event)}
    >
      {formState.submitCount > 0 && <ErrorSummary fields={fields} />}
      <div className="row row-cols-1 row-cols-md-2 g-3">
        {fields.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...register(name)} />
        ))}
      </div>
      <div>
        <Button type="submit" variant="primary">
          {t('demo.save')}
        </Button>
      </div>
    </form>
  )
}
