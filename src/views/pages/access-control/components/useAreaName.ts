import { useTranslation } from 'react-i18next'
import { areas } from '@/redux/shell/roles/areas'

/** Areas that only the backend has use their subject as name. */
export function useAreaName(): (subject: string) => string {
  const { t } = useTranslation(['accessControl', 'nav'])
  return (subject) => {
    if (subject === 'all') return t('area.all')
    if (subject === 'Auth') return t('area.auth')
    const title = areas.find((area) => area.subject === subject)?.title
    return title ? t(title, { ns: 'nav' }) : subject
  }
}
