import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { NewPasswordRules } from '@core/components/forms/NewPasswordRules'
import { noteSent } from '@core/components/forms/noteSent'
import { PasswordField } from '@core/components/forms/PasswordField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { z } from '@core/schema'
import { newPasswordSchema } from '@core/validation/newPassword'
import { validationMessage } from '@core/validation/validationMessage'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Write } from '@/redux/app/useWrite'
import { RelativeTime } from '@/utility/format/RelativeTime'
import styles from './account.module.scss'

function passwordSchema(asksForCurrent: boolean) {
  const currentPassword = asksForCurrent ? z.string().check(z.minLength(1)) : z.string()
  return z
    .object({ currentPassword, newPassword: newPasswordSchema, confirmation: z.string().check(z.minLength(1)) })
    .check(
      z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
        path: ['confirmation'],
        error: validationMessage('mismatch'),
      }),
    )
}

const empty = { currentPassword: '', newPassword: '', confirmation: '' }

interface PasswordCardProps {
  /** For password managers. */
  email: string
  changedAt: string
  /** Requires the current password, as for the user's own account. */
  asksForCurrent?: boolean
  onSave: (values: { currentPassword: string; newPassword: string }, write: Write, done: string) => Promise<boolean>
}

export function PasswordCard({ email, changedAt, asksForCurrent = false, onSave }: PasswordCardProps) {
  const { t } = useTranslation('account')
  const schema = useMemo(() => passwordSchema(asksForCurrent), [asksForCurrent])
  const form = useZodForm(schema, { defaultValues: empty })
  const { errors, isDirty, isSubmitting } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  useLeaveGuard(isDirty)

  const submit = useFormWrite(form, async (values, write) => {
    const takeSaved = noteSent(form)
    if (await onSave(values, write, t('password.saved'))) takeSaved(empty)
  })

  /** Server errors need other texts: `mismatch` is a wrong current password, `taken` a reused one. */
  function say(error: { type?: unknown; message?: string | undefined } | undefined) {
    if (error?.type !== 'server') return error?.message
    if (error.message === validationMessage('mismatch')) return t('password.currentWrong')
    return error.message === validationMessage('taken') ? t('password.same') : error.message
  }

  return (
    <Card
      title={t('password.title')}
      actions={
        <span className="text-muted text-sm">
          <RelativeTime iso={changedAt} say={(when) => t('password.changed', { when })} />
        </span>
      }
    >
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {asksForCurrent && (
          <div className={styles.half}>
            <PasswordField
              label={t('password.current')}
              autoComplete="current-password"
              {...form.register('currentPassword')}
              error={say(errors.currentPassword)}
            />
          </div>
        )}
        <div className="form-row">
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            {...form.register('newPassword', { deps: ['confirmation'] })}
            error={say(errors.newPassword)}
          />
          <PasswordField
            label={t('password.confirm')}
            autoComplete="new-password"
            {...form.register('confirmation')}
            error={errors.confirmation?.message}
          />
        </div>
        <NewPasswordRules password={newPassword} />
        <div>
          <Button variant="primary" type="submit" pending={isSubmitting}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
