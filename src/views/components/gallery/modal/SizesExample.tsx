import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const sizes = ['sm', 'md', 'lg', 'xl'] as const

export function SizesExample() {
  const { t } = useTranslation('components')
  const [size, setSize] = useState<(typeof sizes)[number]>('md')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="cluster">
      {sizes.map((choice) => (
        <Button
          key={choice}
          onClick={() => {
            setSize(choice)
            setOpen(true)
          }}
        >
          {t(`demo.dialogSize.${choice}`)}
        </Button>
      ))}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('demo.delivery.title')}
        size={size}
        footer={
          <Button variant="primary" onClick={close}>
            {t('demo.action.understood')}
          </Button>
        }
      >
        <p>{t('demo.delivery.text')}</p>
      </Dialog>
    </div>
  )
}
