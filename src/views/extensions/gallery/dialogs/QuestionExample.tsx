import { Button } from '@core/components/button/Button'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function QuestionExample() {
  const { t } = useTranslation('extensions')
  const confirm = useConfirm()
  const [answer, setAnswer] = useState<'none' | 'yes' | 'no'>('none')

  async function ask() {
    const agreed = await confirm({
      title: t('demo.newsletter.title'),
      body: t('demo.newsletter.body'),
      confirmLabel: t('demo.newsletter.send'),
    })
    setAnswer(agreed ? 'yes' : 'no')
  }

  return (
    <div className="cluster">
      <Button variant="primary" icon={<Send className="flip-rtl" aria-hidden="true" />} onClick={() => void ask()}>
        {t('demo.newsletter.open')}
      </Button>
      <span role="status">{t(`demo.newsletter.${answer}`)}</span>
    </div>
  )
}
