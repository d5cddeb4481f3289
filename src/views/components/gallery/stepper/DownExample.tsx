import { Button } from '@core/components/button/Button'
import { Timeline } from '@core/components/Timeline'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const steps = ['account', 'address', 'payment'] as const

export function DownExample() {
  const { t } = useTranslation('components')
  const [done, setDone] = useState(1)
  return (
    <>
      <Timeline
        items={steps.map((step, index) => ({
          key: step,
          tone: index < done ? 'success' : index === done ? 'primary' : 'neutral',
          icon: index < done ? <Check /> : undefined,
          title: t(`demo.step.${step}.title`),
          time: t(index < done ? 'demo.done' : index === done ? 'demo.now' : 'demo.later'),
          body: index === done && t(`demo.step.${step}.text`),
        }))}
      />
      <Button className="mt-3" onClick={() => setDone(done === steps.length ? 0 : done + 1)}>
        {t(done === steps.length ? 'demo.again' : 'demo.next')}
      </Button>
    </>
  )
}
