import { Alert } from '@core/components/Alert'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { digitsOf } from '@core/digits'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TwoFactor } from '@/redux/shell/session/accountSchema'
import { twoFactorSchema } from '@/redux/shell/session/accountSchema'
import { SecretKey } from './SecretKey'
import type { WriteDetails } from './useDetailsWriter'
import styles from './account.module.scss'

const code = z.string().check(z.regex(/^\d{6}$/))

const twoStepSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), phone: z.string(), code }),
  z.object({
    method: z.literal('sms'),
    phone: twoFactorSchema.shape.phone.check(z.minLength(1, validationMessage('required'))),
    code,
  }),
])

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Secret key for authenticator apps (RFC 4648 base32), in groups of four. */
function createSecretKey(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet.charAt(byte % 32))
  return letters.join('').replace(/(.{4})(?=.)/g, '$1 ')
}

export interface TwoStepProps {
  name: string
  twoFactor: TwoFactor
  write: WriteDetails
}

interface TwoStepDialogProps extends TwoStepProps {
  onClose: () => void
}

export function TwoStepDialog({ name, twoFactor, write, onClose }: TwoStepDialogProps) {
  const { t } = useTranslation('account')
  const [secretKey] = useState(createSecretKey)
  const { method: lastMethod, phone } = twoFactor
  const form = useZodForm(twoStepSchema, { defaultValues: { method: lastMethod, phone, code: '' } })
  const { errors } = form.formState
  const method = useWatch({ control: form.control, name: 'method' })

  const submit = form.handleSubmit(async (values) => {
    const isByPhone = values.method === 'sms'
    const turnedOn = { enabled: true, method: values.method, phone: isByPhone ? values.phone : phone }
    if (await write({ change: () => ({ twoFactor: turnedOn }), done: t('twoStep.isOn', { name }) })) onClose()
  })

  return (
    <FormDialog
      title={t('twoStep.setUp')}
      submitLabel={t('twoStep.turnOn')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        label={t('twoStep.method')}
        layout="inline"
        options={[
          { value: 'app', label: t('twoStep.app') },
          { value: 'sms', label: t('twoStep.sms') },
        ]}
        value={method}
        onChange={(next) => form.setValue('method', next, { shouldDirty: true })}
      />
      {method === 'app' ? (
        <SecretKey secretKey={secretKey} name={name} />
      ) : (
        <TextField
          label={t('twoStep.phone')}
          type="tel"
          autoComplete="tel"
          hint={t('twoStep.phoneHint')}
          {...form.register('phone')}
          error={errors.phone?.message}
        />
      )}
      <TextField
        label={t('twoStep.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.codeField}
        {...withInputFormat(form.register('code'), (text) => digitsOf(text).slice(0, 6))}
        error={errors.code && t('twoStep.codeWrong')}
      />
      <Alert>{t('twoStep.sample')}</Alert>
    </FormDialog>
  )
}
