import { IconButton } from '@core/components/button/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface ArrowsProps {
  index: number
  count: number
  go: (to: number) => void
}

export function Arrows({ index, count, go }: ArrowsProps) {
  const { t } = useTranslation('extensions')
  return (
    <div className="cluster justify-content-center">
      <IconButton
        label={t('demo.swiper.previous')}
        icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
        aria-disabled={index === 0}
        onClick={() => go(index - 1)}
      />
      <span className="tabular" role="status">
        {t('demo.tour.place', { number: index + 1, count })}
      </span>
      <IconButton
        label={t('demo.swiper.next')}
        icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
        aria-disabled={index === count - 1}
        onClick={() => go(index + 1)}
      />
    </div>
  )
}
