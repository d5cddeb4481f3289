import { Button } from '@core/components/button/Button'
import { Drawer } from '@core/components/overlay/Drawer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const sides = ['start', 'end'] as const

export function SidesExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<(typeof sides)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="cluster">
      {sides.map((side) => (
        <div key={side}>
          <Button onClick={() => setOpen(side)}>{t(`demo.edge.${side}`)}</Button>
          <Drawer
            side={side}
            isOpen={open === side}
            onClose={close}
            title={t('demo.delivery.title')}
            footer={
              <Button variant="primary" onClick={close}>
                {t('demo.action.understood')}
              </Button>
            }
          >
            <p>{t('demo.delivery.text')}</p>
          </Drawer>
        </div>
      ))}
    </div>
  )
}
