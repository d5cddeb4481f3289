import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { applyServerErrors, type ServerErrors } from '@core/validation/applyServerErrors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const schema = z.object({ email: z.email(), code: z.string().check(z.minLength(1)) })

/** Simulates validation on the server. */
async function redeem({ email, code }: z.infer<typeof schema>): Promise<ServerErrors> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  if (code.toUpperCase() === 'CLOSED') return { shop: 'closed' }
  return {
    ...(email === 'admin@demo.com' && { email: 'emailTaken' }),
    ...(code.toUpperCase() !== 'TEA-2026' && { code: 'format' }),
  }
}

export function ServerExample() {
  const { t } = useTranslation('formGallery')
  const form = useZodForm(schema, { defaultValues: { email: 'admin@demo.com', code: 'TEA-2025' } })
  const { register, handleSubmit, formState } = form
  const [hasFailed, setFailed] = useState(false)
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(async (values) => {
          const errors = await redeem(values)
          const isDone = Object.keys(errors).length === 0
          setFailed(!isDone && !applyServerErrors(form, errors))
          if (isDone) toast.success(t('demo.saved', { name: values.code }))
        })(event)
      }
    >
      {hasFailed && (
        <Alert tone="danger" title={t('demo.shopClosed')}>
          {t('demo.shopClosedText')}
        </Alert>
      )}
      <div className="form-row">
        <TextField
          label={t('demo.email')}
          type="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={t('demo.voucher')}
          hint={t('demo.voucherHint')}
          dir="ltr"
          error={formState.errors.code?.message}
          {...register('code')}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" pending={formState.isSubmitting}>
          {t('demo.redeem')}
        </Button>
      </div>
    </form>
  )
}
