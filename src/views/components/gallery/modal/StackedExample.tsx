import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const towns = ['Nairobi', 'Bergen', 'Lisboa']

export function StackedExample() {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [town, setTown] = useState('Nairobi')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('demo.purchase.open')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('demo.purchase.title')}
        footer={<Button onClick={() => setChoosing(true)}>{t('demo.purchase.otherTown')}</Button>}
      >
        <p>{t('demo.purchase.to', { town })}</p>
      </Dialog>
      <Dialog isOpen={isChoosing} onClose={() => setChoosing(false)} title={t('demo.purchase.otherTown')} size="sm">
        <div className="cluster">
          {towns.map((name) => (
            <Button
              key={name}
              aria-pressed={name === town}
              onClick={() => {
                setTown(name)
                setChoosing(false)
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
