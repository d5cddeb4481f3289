import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { SwitchField } from '@core/components/forms/SwitchField'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function ReasonExample() {
  const { t } = useTranslation('components')
  const [isAgreed, setAgreed] = useState(false)
  return (
    <div className="d-grid gap-3">
      <SwitchField label={t('demo.agree')} checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
      <div>
        <ButtonWithReason
          variant="primary"
          reason={isAgreed ? undefined : t('demo.agreeFirst')}
          onClick={() => toast.success(t('demo.sent'))}
        >
          {t('demo.send')}
        </ButtonWithReason>
      </div>
    </div>
  )
}
