import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** An icon with a number at its corner; its button says the number in words. */
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
