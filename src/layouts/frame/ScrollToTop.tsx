import { IconButton } from '@core/components/button/IconButton'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { theme } from '@/configs/theme'
import { useScrolledPast } from './useScrolledPast'

/** Appears after 400 pixels. Also moves focus to the top, because the button disappears there. */
export function ScrollToTop() {
  const { t } = useTranslation('shell')
  const isFarDown = useScrolledPast(400)
  if (!theme.hasScrollToTop || !isFarDown) return null

  function handleClick() {
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <IconButton
      variant="primary"
      className="scroll-to-top"
      label={t('scrollToTop')}
      icon={<ArrowUp aria-hidden="true" />}
      onClick={handleClick}
    />
  )
}
