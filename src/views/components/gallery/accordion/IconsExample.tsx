import { Accordion } from '@core/components/Accordion'
import { Badge } from '@core/components/Badge'
import { RotateCcw, Truck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function IconsExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<string | null>(null)
  const title = (text: string, icon: ReactNode, count: number) => (
    <span className="d-flex gap-2 align-items-center">
      {icon}
      {text}
      <Badge tone="info">{count}</Badge>
    </span>
  )
  return (
    <Accordion
      open={open}
      onChange={setOpen}
      items={[
        {
          key: 'sent',
          title: title(t('demo.delivery.title'), <Truck aria-hidden="true" />, 4),
          content: <p>{t('demo.delivery.text')}</p>,
        },
        {
          key: 'back',
          title: title(t('demo.returns.title'), <RotateCcw aria-hidden="true" />, 2),
          content: <p>{t('demo.returns.text')}</p>,
        },
      ]}
    />
  )
}
