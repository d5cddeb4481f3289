import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The count is decorative; the button's label contains it. */
export function IconCount({ icon, count }: { icon: ReactNode; count: number }) {
  const { t } = useTranslation('shell')
  return (
    <span className="position-relative d-inline-flex">
      {icon}
      {count > 0 && (
        <span className="icon-count-figure" aria-hidden="true">
          {count > 99 ? t('many') : t('figure', { count })}
        </span>
      )}
    </span>
  )
}
