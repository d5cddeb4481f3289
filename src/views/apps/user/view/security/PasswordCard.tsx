import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { newPasswordSchema } from '@core/validation/newPassword'
import { NewPasswordRules } from '@core/components/forms/NewPasswordRules'
import { PasswordField } from '@core/components/forms/PasswordField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { validationMessage } from '@core/validation/validationMessage'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { z } from '@core/schema'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { changePassword } from '@/redux/apps/user/viewSlice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import type { UserPartProps } from '../userPart'

const schema = z.object({ password: newPasswordSchema, confirmation: z.string().check(z.minLength(1)) }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: validationMessage('mismatch'),
  }),
)

const empty = { password: '', confirmation: '' }

/** Gives somebody a new password. */
export function PasswordCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const form = useZodForm(schema, { defaultValues: empty })
  const { errors, isDirty, isSubmitting } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  useLeaveGuard(isDirty)

  const submit = useFormWrite(form, async (values, write) => {
    const arg = { userId: details.userId, password: values.password }
    if (await write(changePassword, arg, { done: t('view.password.saved') })) form.reset(empty)
  })

  return (
    <Card
      title={t('view.password.title')}
      actions={
        <span className="text-muted text-sm">
          <RelativeTime iso={details.passwordChangedAt} say={(when) => t('view.password.changed', { when })} />
        </span>
      }
    >
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <div className="form-row">
          <PasswordField
            label={t('view.password.new')}
            autoComplete="new-password"
            {...form.register('password', { deps: ['confirmation'] })}
            error={errors.password?.message}
          />
          <PasswordField
            label={t('view.password.confirm')}
            autoComplete="new-password"
            {...form.register('confirmation')}
            error={errors.confirmation?.message}
          />
        </div>
        <NewPasswordRules password={password} />
        <div>
          <Button variant="primary" type="submit" pending={isSubmitting}>
            {t('view.password.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
