import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const plans = ['monthly', 'yearly', 'once'] as const

export function RadiosExample() {
  const { t } = useTranslation('formGallery')
  const [plan, setPlan] = useState<string>('yearly')
  return (
    <fieldset>
      <legend className="field-label">{t('demo.billing')}</legend>
      {plans.map((name) => (
        <FormGroup check inline key={name}>
          <Input
            type="radio"
            name="plan"
            className="mt-2"
            id={`plan-${name}`}
            disabled={name === 'once'}
            checked={plan === name}
            onChange={() => setPlan(name)}
          />
          <Label check className="py-1" for={`plan-${name}`}>
            {t(`demo.plan.${name}`)}
          </Label>
        </FormGroup>
      ))}
      <p className="field-hint" role="status">
        {t(plan === 'yearly' ? 'demo.planNote.yearly' : 'demo.planNote.monthly')}
      </p>
    </fieldset>
  )
}
