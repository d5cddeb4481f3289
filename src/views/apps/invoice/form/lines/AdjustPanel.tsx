import { Button } from '@core/components/button/Button'
import { Popover } from '@core/components/overlay/Popover'
import { useValidationText } from '@core/components/forms/useValidationText'
import { cx } from '@core/components/cx'
import { CircleAlert, Percent } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { DecimalField } from '../DecimalField'
import { toLine } from '../invoiceForm'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { adjustId, useFieldError } from '../field'
import styles from '../invoice-form.module.scss'

/** Discount and tax of a line, in a popover; the button shows both. */
export function AdjustPanel({ form, index }: { form: InvoiceFormReturn; index: number }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const errorOf = useFieldError()
  const validationText = useValidationText()
  const { control, formState } = form
  const { discount, tax } = toLine(useWatch({ control, name: `lines.${index}` }))
  const errors = formState.errors.lines?.[index]
  const error = errorOf(errors?.discount?.message ?? errors?.tax?.message)

  const parts = [
    ...(discount > 0 ? [t('form.adjust.discount', { share: format.rate(discount) })] : []),
    ...(tax > 0 ? [t('form.adjust.tax', { share: format.rate(tax) })] : []),
  ]
  const shown = parts.length > 0 ? parts.join(' · ') : t('form.adjust.none')

  return (
    <div
      className={styles.lineAdjust}
      id={adjustId(index)}
      tabIndex={-1}
      role="group"
      aria-label={t('form.adjust.title')}
    >
      <span className="field-label" aria-hidden="true">
        {t('form.adjust.title')}
      </span>
      <Popover
        label={t('form.adjust.label', { shown })}
        button={shown}
        icon={<Percent aria-hidden="true" />}
        buttonProps={{ className: cx(styles.lineAdjustButton, error && 'is-wrong') }}
        align="start"
        className={styles.adjustPanel}
      >
        {(close) => (
          <form
            className={styles.adjustForm}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation() // Must not submit the invoice form.
              close()
            }}
          >
            <div className="panel-header">
              <span className="panel-title">{t('form.adjust.title')}</span>
            </div>
            <div className="panel-body form-stack p-3">
              <DecimalField
                control={control}
                name={`lines.${index}.discount`}
                label={t('form.adjust.discountShare')}
                isOptional
              />
              <DecimalField
                control={control}
                name={`lines.${index}.tax`}
                label={t('form.adjust.taxShare')}
                isOptional
              />
            </div>
            <div className="panel-footer">
              <Button size="sm" variant="primary" type="submit">
                {t('form.adjust.done')}
              </Button>
            </div>
          </form>
        )}
      </Popover>
      {error && (
        <p className="field-error">
          <CircleAlert aria-hidden="true" />
          {validationText(error)}
        </p>
      )}
    </div>
  )
}
