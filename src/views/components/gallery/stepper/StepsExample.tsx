import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const steps = ['account', 'address', 'payment'] as const

export function StepsExample() {
  const { t } = useTranslation('components')
  const [current, setCurrent] = useState(0)
  const isLast = current === steps.length - 1
  return (
    <div className="d-grid gap-4">
      <ol className="list-unstyled d-flex flex-column flex-sm-row flex-wrap column-gap-4 mb-0">
        {steps.map((step, index) => (
          <li key={step}>
            <Button
              aria-current={index === current ? 'step' : undefined}
              variant="ghost"
              icon={
                <Badge tone={index < current ? 'success' : index === current ? 'primary' : 'neutral'}>
                  {index < current ? <Check aria-hidden="true" /> : t('demo.number', { number: index + 1 })}
                </Badge>
              }
              disabled={index > current}
              onClick={() => setCurrent(index)}
            >
              {t(`demo.step.${step}.title`)}
            </Button>
          </li>
        ))}
      </ol>
      <p className="mb-0">{t(`demo.step.${steps[current] ?? 'account'}.text`)}</p>
      <div className="d-flex gap-2">
        <Button aria-disabled={current === 0} onClick={() => setCurrent(Math.max(current - 1, 0))}>
          {t('demo.back')}
        </Button>
        <Button variant="primary" onClick={() => setCurrent(isLast ? 0 : current + 1)}>
          {t(isLast ? 'demo.again' : 'demo.next')}
        </Button>
      </div>
    </div>
  )
}
