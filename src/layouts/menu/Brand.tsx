import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { landingPath, paths } from '@/navigation/paths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'

/** The product's sign and name, which lead to where one lands after signing in. */
export function Brand() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUserData)
  return (
    <Link className="brand" to={user ? landingPath(user.role) : paths.home.pattern}>
      <svg className="brand-sign" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M12.5 2c1.2 7.6 4 10.4 11.5 11.7v.6C16.5 15.6 13.7 18.4 12.5 26h-.6C10.7 18.4 7.9 15.6.4 14.3v-.6C7.9 12.4 10.7 9.6 11.9 2z" />
        <path d="M23.6 1.5c.4 2.3 1.2 3.1 3.4 3.5v.3c-2.2.4-3 1.2-3.4 3.5h-.2c-.4-2.3-1.2-3.1-3.4-3.5V5c2.2-.4 3-1.2 3.4-3.5z" />
      </svg>
      <span className="brand-name">{t('brand')}</span>
    </Link>
  )
}
