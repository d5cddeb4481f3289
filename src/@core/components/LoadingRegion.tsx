import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

/** Wraps skeletons and adds a loading text for screen readers. */
export function LoadingRegion({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { t } = useTranslation('core')
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
