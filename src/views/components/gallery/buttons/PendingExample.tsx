import { Button } from '@core/components/button/Button'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { toast } from '@core/toast/toast'
import { Save, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Simulates a request. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1500))

export function PendingExample() {
  const { t } = useTranslation('components')
  const [isPending, setPending] = useState(false)
  const [isSaved, setSaved] = useState(false)

  async function save() {
    setPending(true)
    await aWhile()
    setPending(false)
    setSaved(true)
    toast.success(t('demo.saved'))
  }

  return (
    <div className="cluster">
      <Button variant="primary" icon={<Save aria-hidden="true" />} pending={isPending} onClick={() => void save()}>
        {t('demo.action.save')}
      </Button>
      <ButtonWithReason
        icon={<Send className="flip-rtl" aria-hidden="true" />}
        reason={isSaved ? undefined : t('demo.saveFirst')}
        onClick={() => {
          setSaved(false)
          toast.success(t('demo.sent'))
        }}
      >
        {t('demo.action.send')}
      </ButtonWithReason>
    </div>
  )
}
