import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const
const years = [2023, 2024, 2025, 2026]

export function ScrollExample() {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('demo.conditions.read')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('demo.conditions.title')}
        footer={
          <Button variant="primary" onClick={close}>
            {t('demo.action.understood')}
          </Button>
        }
      >
        {years.map((year) => (
          <section key={year} className="mb-4">
            <h3>{t('demo.conditions.year', { year: String(year) })}</h3>
            {parts.map((part) => (
              <div key={part} className="mt-2">
                <h4>{t(`demo.${part}.title`)}</h4>
                <p>{t(`demo.${part}.text`)}</p>
              </div>
            ))}
          </section>
        ))}
      </Dialog>
    </>
  )
}
