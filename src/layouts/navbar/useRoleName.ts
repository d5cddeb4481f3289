import { useTranslation } from 'react-i18next'

/** Says a session's role in the reader's language. A backend's own roles are shown as they are called there. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('shell')
  return (role) => {
    if (role === 'admin') return t('role.admin')
    if (role === 'client') return t('role.client')
    return role
  }
}
