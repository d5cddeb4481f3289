import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { noticeSchema } from '@/redux/misc/coming-soon/schema'
import { leaveAddress } from '@/redux/misc/coming-soon/slice'
import styles from './coming-soon.module.scss'

export function NotifyForm() {
  const { t } = useTranslation('comingSoon')
  const form = useZodForm(noticeSchema, { defaultValues: { email: '' } })
  const held = useHold(form.formState.isSubmitting)
  const [notified, setNotified] = useState<string | null>(null)
  const submit = useFormWrite(form, async (notice, write) => {
    if (!(await write(leaveAddress, notice))) return
    setNotified(notice.email)
    form.reset()
  })
  return (
    <div className={styles.notify}>
      <form ref={held} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <Button
          variant="primary"
          type="submit"
          icon={<Bell aria-hidden="true" />}
          pending={form.formState.isSubmitting}
        >
          {t('notify')}
        </Button>
      </form>
      {notified !== null && (
        <Alert key={notified} tone="success">
          {t('thanks', { email: `\u2068${notified}\u2069` })}
        </Alert>
      )}
    </div>
  )
}
