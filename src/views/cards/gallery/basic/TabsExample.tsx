import { Card } from '@core/components/Card'
import { Tabs } from '@core/components/Tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const keys = ['shipping', 'returns', 'care'] as const

export function TabsExample() {
  const { t } = useTranslation('cards')
  const [active, setActive] = useState<(typeof keys)[number]>('shipping')
  return (
    <Card>
      <Tabs
        label={t('tabs.label')}
        tabs={keys.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        active={active}
        onChange={setActive}
      >
        {t(`tabs.${active}Text`)}
      </Tabs>
    </Card>
  )
}
