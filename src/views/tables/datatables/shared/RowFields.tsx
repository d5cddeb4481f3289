import { DateField } from '@core/components/forms/DateField'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { statusChoices } from './fields'
import type { RowFormInput, RowFormOutput } from './rowForm'

export function RowFields({ form }: { form: UseFormReturn<RowFormInput, unknown, RowFormOutput> }) {
  const { t } = useTranslation('datatables')
  const {
    register,
    formState: { errors },
  } = form
  const startDate = useController({ control: form.control, name: 'start_date' }).field

  return (
    <div className="form-stack">
      <TextField
        label={t('field.full_name')}
        autoComplete="off"
        {...register('full_name')}
        error={errors.full_name?.message}
      />
      <TextField label={t('field.post')} autoComplete="off" {...register('post')} error={errors.post?.message} />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="off"
        {...register('email')}
        error={errors.email?.message}
      />
      <div className="form-row">
        <TextField label={t('field.city')} isOptional {...register('city')} error={errors.city?.message} />
        <DateField label={t('field.start_date')} {...startDate} error={errors.start_date?.message} />
      </div>
      <div className="form-row">
        <TextField
          label={t('field.age')}
          type="number"
          inputMode="numeric"
          {...register('age')}
          error={errors.age?.message}
        />
        <TextField
          label={t('field.experience')}
          type="number"
          inputMode="numeric"
          {...register('experience')}
          error={errors.experience?.message}
        />
      </div>
      <div className="form-row">
        <TextField
          label={t('field.salary')}
          hint={t('form.salaryHint')}
          type="number"
          inputMode="numeric"
          {...register('salary')}
          error={errors.salary?.message}
        />
        <SelectField
          label={t('field.status')}
          options={statusChoices(t)}
          {...register('status')}
          error={errors.status?.message}
        />
      </div>
    </div>
  )
}
