import { Alert } from '@core/components/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import type { Form } from './paths'

/** Warns logged-in users before the form changes their session. */
export function SessionNote({ form }: { form: Form }) {
  const { t } = useTranslation('authExamples')
  const user = useAppSelector(selectUserData)
  const [initial] = useState(user)
  const name = initial?.fullName === '' ? initial.username : initial?.fullName
  const isAboutSession = form === 'login' || form === 'register'
  if (form === 'forgotPassword' || (isAboutSession && !initial)) return null
  return (
    <Alert title={t('note.title')}>
      <p>{t(`note.${form}`, { name })}</p>
    </Alert>
  )
}
