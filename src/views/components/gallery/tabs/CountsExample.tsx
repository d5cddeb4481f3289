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
const counts = { delivery: 12, returns: 3, warranty: undefined }

export function CountsExample() {
  const { t } = useTranslation('components')
  const [active, setActive] = useState<(typeof parts)[number]>('delivery')
  return (
    <Tabs
      label={t('demo.terms')}
      tabs={parts.map((key) => ({ key, label: t(`demo.${key}.title`), icon: icons[key], count: counts[key] }))}
      active={active}
      onChange={setActive}
    >
      <p>{t(`demo.${active}.text`)}</p>
    </Tabs>
  )
}
