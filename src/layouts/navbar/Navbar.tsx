import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { signOut } from '@/redux/shell/session/slice'

export function Navbar() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  return (
    <header className="navbar">
      <span className="navbar-gap" />
      <Button variant="ghost" onClick={() => void dispatch(signOut('asked'))}>
        {t('user.signOut')}
      </Button>
    </header>
  )
}
