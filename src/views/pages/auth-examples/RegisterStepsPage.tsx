import { useTranslation } from 'react-i18next'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { AuthFlowContext } from '@/views/shared/auth/flow'
import { RegisterStepsForm } from './RegisterStepsForm'
import { SessionNote } from './SessionNote'
import { useExampleFlow } from './useExampleFlow'

export function RegisterStepsPage() {
  const { t } = useTranslation(['authExamples', 'auth'])
  return (
    <AuthFlowContext value={useExampleFlow('basic', 'register')}>
      <AuthLayout title={t('auth:register.title')} tabTitle={t('nav.registerSteps')} intro={t('steps.intro')}>
        <SessionNote form="register" />
        <RegisterStepsForm />
      </AuthLayout>
    </AuthFlowContext>
  )
}
