import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { NewPasswordRules } from '@core/components/forms/NewPasswordRules'
import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { newPasswordSchema } from '@core/validation/newPassword'
import { useTranslation } from 'react-i18next'

const schema = z.object({
  email: z.email(),
  website: z.union([z.literal(''), z.url()]),
  password: newPasswordSchema,
  // `z.literal(true)` would not accept `false` as default value.
  terms: z.boolean().check(z.refine((isTicked) => isTicked)),
})
const nothing = { email: '', website: '', password: '', terms: false }

export function FormExample() {
  const { t } = useTranslation('formGallery')
  const { register, handleSubmit, watch, reset, formState } = useZodForm(schema, { defaultValues: nothing })
  const { errors } = formState
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ email }) => {
          toast.success(t('demo.saved', { name: email }))
          reset()
        })(event)
      }
    >
      <TextField label={t('demo.email')} type="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label={t('demo.website')}
        type="url"
        dir="ltr"
        isOptional
        error={errors.website?.message}
        {...register('website')}
      />
      <PasswordField
        label={t('demo.password')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <NewPasswordRules password={watch('password')} />
      <CheckboxField label={t('demo.terms')} error={errors.terms && 'required'} {...register('terms')} />
      <div>
        <Button type="submit" variant="primary">
          {t('demo.createAccount')}
        </Button>
      </div>
    </form>
  )
}
