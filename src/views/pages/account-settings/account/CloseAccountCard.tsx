import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { hasUnsaved, useDiscardQuestion } from '@core/components/overlay/unsaved'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { deactivationSchema } from '@/redux/pages/account-settings/schema'
import { deactivateAccount } from '@/redux/pages/account-settings/slice'
import { signOut } from '@/redux/shell/session/slice'
import styles from '../account-settings.module.scss'

const schema = z.extend(deactivationSchema, {
  isSure: z.boolean().check(z.refine((isSure) => isSure, validationMessage('required'))),
})

/** Deactivates the account. Requires the username and a confirmation. */
export function CloseAccountCard({ username }: { username: string }) {
  const { t } = useTranslation('accountSettings')
  const dispatch = useAppDispatch()
  const mayDiscard = useDiscardQuestion()
  const form = useZodForm(schema, { defaultValues: { username: '', isSure: false } })
  const { errors, isSubmitting } = form.formState

  const submit = useFormWrite(form, async ({ username: typed }, write) => {
    // Unsaved changes are lost with the account.
    if (hasUnsaved() && !(await mayDiscard())) return
    if (await write(deactivateAccount, { username: typed })) await dispatch(signOut('asked'))
  })

  return (
    <Card title={t('close.title')}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('close.text')}</p>
        <CheckboxField
          label={t('close.sure')}
          {...form.register('isSure')}
          error={errors.isSure && t('close.notSure')}
        />
        <div className={styles.fields}>
          <TextField
            label={t('close.username', { username })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username')}
            error={
              errors.username?.message === validationMessage('mismatch') ? t('close.wrong') : errors.username?.message
            }
          />
        </div>
        <div>
          <Button variant="outline-danger" type="submit" pending={isSubmitting}>
            {t('close.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
