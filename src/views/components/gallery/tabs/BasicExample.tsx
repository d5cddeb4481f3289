import { Tabs } from '@core/components/Tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const

export function BasicExample() {
  const { t } = useTranslation('components')
  const [active, setActive] = useState<(typeof parts)[number]>('delivery')
  return (
    <Tabs
      label={t('demo.terms')}
      tabs={parts.map((key) => ({ key, label: t(`demo.${key}.title`) }))}
      active={active}
      onChange={setActive}
    >
      <p>{t(`demo.${active}.text`)}</p>
    </Tabs>
  )
}
