import { Alert } from '@core/components/Alert'
import { buttonClass } from '@core/components/button/buttonClass'
import { Spinner } from '@core/components/Spinner'
import { takeFocus } from '@core/takeFocus'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import styles from '@/views/shared/auth/auth.module.scss'

export function CallbackFailed({ provider, outcome }: { provider: string; outcome: 'cancelled' | 'gone' }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  return (
    <>
      <Alert tone={outcome === 'gone' ? 'danger' : 'info'} title={t(`provider.${outcome}`, { provider })}>
        <p>{t(`provider.${outcome}Text`)}</p>
      </Alert>
      <Link
        className={buttonClass({ variant: 'primary', className: styles.authGo })}
        to={publicPaths.login.pattern + search}
        ref={takeFocus}
      >
        {t('forgotPassword.back')}
      </Link>
    </>
  )
}

/** @param children default: the user is being logged in */
export function Pending({ children }: { children?: string }) {
  const { t } = useTranslation('auth')
  return (
    <p className="d-flex justify-content-center align-items-center gap-2" role="status">
      <Spinner /> {children ?? t('provider.wait')}
    </p>
  )
}
