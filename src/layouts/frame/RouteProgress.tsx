import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

/** A thin bar at the top while the code or the texts of the next page are on their way. */
export function RouteProgress() {
  const { t } = useTranslation('core')
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="route-progress" role="progressbar" aria-label={t('loading')} />
}
