import { Button } from '@core/components/button/Button'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useSessionRoleName } from '@/redux/shell/roles/useRoleName'
import { selectUserData } from '@/redux/shell/session/slice'
import { useViewAs } from './useViewAs'

export function ViewAsBanner() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUserData)
  const roleName = useSessionRoleName()
  const { end } = useViewAs()
  if (!user || !end) return null
  const name = `\u2068${user.fullName || user.username}\u2069`
  return (
    <div className="view-as-banner" role="status">
      <Eye aria-hidden="true" />
      <p>{t('viewAs.banner', { name, role: roleName(user.role) })}</p>
      <Button size="sm" onClick={end}>
        {t('viewAs.end')}
      </Button>
    </div>
  )
}
