import { Button } from '@core/components/button/Button'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { toast } from '@core/toast/toast'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function ConfirmExample() {
  const { t } = useTranslation('components')
  const confirm = useConfirm()

  async function askAndDelete() {
    const agreed = await confirm({
      title: t('demo.confirm.title'),
      body: t('demo.confirm.body'),
      confirmLabel: t('demo.confirm.agree'),
      isDanger: true,
    })
    if (agreed) toast.success(t('demo.confirm.done'))
    else toast.info(t('demo.confirm.kept'))
  }

  return (
    <Button variant="outline-danger" icon={<Trash2 aria-hidden="true" />} onClick={() => void askAndDelete()}>
      {t('demo.confirm.agree')}
    </Button>
  )
}
