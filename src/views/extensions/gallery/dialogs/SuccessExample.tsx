import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function SuccessExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('demo.payment.open', { amount: format.money(12900) })}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title={t('demo.payment.title')}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {t('demo.payment.close')}
          </Button>
        }
      >
        <div className="text-center">
          <CircleCheck size={56} className="text-success mb-3" aria-hidden="true" />
          <p className="mb-0">{t('demo.payment.body', { amount: format.money(12900) })}</p>
        </div>
      </Dialog>
    </>
  )
}
