import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface SettingsFormProps {
  title: string
  state: { readonly isDirty: boolean; readonly isSubmitting: boolean }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Restores the saved values. */
  onDiscard: () => void
  children: ReactNode
}

/** Form in a card. Without changes, its buttons are disabled but keep focus. */
export function SettingsForm({ title, state, onSubmit, onDiscard, children }: SettingsFormProps) {
  const { t } = useTranslation('accountSettings')
  const { isDirty, isSubmitting } = state
  useLeaveGuard(isDirty)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isDirty) void onSubmit(event)
        else event.preventDefault()
      }}
    >
      <Card
        title={title}
        footer={
          <div className="cluster">
            <Button variant="primary" type="submit" pending={isSubmitting} aria-disabled={!isDirty}>
              {t('form.save')}
            </Button>
            <Button
              aria-disabled={!isDirty || isSubmitting}
              onClick={() => {
                if (isDirty && !isSubmitting) onDiscard()
              }}
            >
              {t('form.discard')}
            </Button>
          </div>
        }
      >
        <div className="form-stack">{children}</div>
      </Card>
    </form>
  )
}
