import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

interface LoadingRegionProps {
  /** Skeletons in the shape of the content. */
  children: ReactNode
  /** Classes of the content, so that the layout does not shift. */
  className?: string | undefined
}

/** Wraps skeletons and adds a loading text for screen readers. */
export function LoadingRegion({ children, className }: LoadingRegionProps) {
  const { t } = useTranslation('core')
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
