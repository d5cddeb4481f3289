import { useTranslation } from 'react-i18next'
import { areas } from '@/redux/shell/roles/areas'

/** What an area is called: as its module calls it, or, for a backend's own, as it is called there. */
export function useAreaName(): (subject: string) => string {
  const { t } = useTranslation(['accessControl', 'nav'])
  return (subject) => {
    if (subject === 'all') return t('area.all')
    if (subject === 'Auth') return t('area.auth')
    const title = areas.find((area) => area.subject === subject)?.title
    return title ? t(title, { ns: 'nav' }) : subject
  }
}
