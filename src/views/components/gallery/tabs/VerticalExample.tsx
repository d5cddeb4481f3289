import { Tabs } from '@core/components/Tabs'
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const
const icons = {
  delivery: <Truck aria-hidden="true" />,
  returns: <RotateCcw aria-hidden="true" />,
  warranty: <ShieldCheck aria-hidden="true" />,
}

export function VerticalExample() {
  const { t } = useTranslation('components')
  const [active, setActive] = useState<(typeof parts)[number]>('delivery')
  return (
    <Tabs
      isVertical
      label={t('demo.terms')}
      tabs={parts.map((key) => ({ key, label: t(`demo.${key}.title`), icon: icons[key] }))}
      active={active}
      onChange={setActive}
    >
      <p>{t(`demo.${active}.text`)}</p>
    </Tabs>
  )
}
