import { Accordion } from '@core/components/Accordion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<string | null>('delivery')
  return (
    <Accordion
      open={open}
      onChange={setOpen}
      items={[
        { key: 'delivery', title: t('demo.delivery.title'), content: <p>{t('demo.delivery.text')}</p> },
        { key: 'returns', title: t('demo.returns.title'), content: <p>{t('demo.returns.text')}</p> },
        { key: 'warranty', title: t('demo.warranty.title'), content: <p>{t('demo.warranty.text')}</p> },
      ]}
    />
  )
}
