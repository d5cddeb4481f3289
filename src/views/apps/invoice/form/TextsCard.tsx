import { Card } from '@core/components/Card'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { useTranslation } from 'react-i18next'
import { fieldId } from './fieldId'
import type { InvoiceFormReturn } from './useInvoiceForm'

/** What stands below the figures, and whether it does. */
export function TextsCard({ form }: { form: InvoiceFormReturn }) {
  const { t } = useTranslation('invoice')
  const { register, formState } = form
  return (
    <Card title={t('form.texts')}>
      <div className="form-stack">
        <TextArea
          label={t('form.note')}
          isOptional
          id={fieldId('note')}
          {...register('note')}
          error={formState.errors.note?.message}
        />
        <SwitchField label={t('form.hasPaymentTerms')} {...register('hasPaymentTerms')} />
        <SwitchField label={t('form.hasClientNotes')} {...register('hasClientNotes')} />
        <SwitchField label={t('form.hasPaymentStub')} {...register('hasPaymentStub')} />
      </div>
    </Card>
  )
}
