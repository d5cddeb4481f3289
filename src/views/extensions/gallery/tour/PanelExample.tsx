import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { StatCard } from '@core/components/StatCard'
import { copyText } from '@core/toast/copyText'
import { Copy, Route } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '@/configs/storage'
import { useFormat } from '@/utility/hooks/useFormat'
import { Tour } from './Tour'

const storageKey = 'tourStep'

const earned = { week: 1_284_000, month: 5_310_500 }

function readStep(): number {
  const stored = readStored(storageKey)
  return [1, 2].find((step) => step === stored) ?? 0
}

export function PanelExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const periodRef = useRef<HTMLDivElement>(null)
  const figureRef = useRef<HTMLDivElement>(null)
  const shareRef = useRef<HTMLDivElement>(null)
  const [period, setPeriod] = useState<keyof typeof earned>('week')
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState(readStep)
  const figure = format.money(earned[period])

  function go(to: number) {
    setStep(to)
    writeStored(storageKey, to === 0 ? null : to)
  }

  return (
    <div className="stack">
      <div className="cluster">
        <Button variant="primary" icon={<Route aria-hidden="true" />} onClick={() => setOpen(true)}>
          {step === 0 ? t('demo.tour.start') : t('demo.tour.resume', { number: step + 1 })}
        </Button>
        {step > 0 && <Button onClick={() => go(0)}>{t('demo.tour.restart')}</Button>}
      </div>
      <div className="row g-3 align-items-center">
        <div ref={periodRef} className="col-auto">
          <RadioCards
            label={t('demo.tour.range')}
            layout="inline"
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'week', label: t('demo.tour.week') },
              { value: 'month', label: t('demo.tour.month') },
            ]}
          />
        </div>
        <div ref={figureRef} className="col-sm">
          <StatCard label={t('demo.tour.earned')} figure={figure} />
        </div>
        <div ref={shareRef} className="col-auto">
          <Button
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(figure, { done: t('demo.copy.done'), failed: t('demo.copy.failed') })}
          >
            {t('demo.copy.button')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Tour
          steps={[
            { target: periodRef, title: t('demo.tour.period.title'), text: t('demo.tour.period.text') },
            { target: figureRef, title: t('demo.tour.figure.title'), text: t('demo.tour.figure.text') },
            { target: shareRef, title: t('demo.tour.share.title'), text: t('demo.tour.share.text') },
          ]}
          current={step}
          onStep={go}
          onClose={(isFinished) => {
            setOpen(false)
            if (isFinished) go(0)
          }}
        />
      )}
    </div>
  )
}
