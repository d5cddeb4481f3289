import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'

interface ExpandButtonProps {
  /** Name of the row. */
  name: string
  isExpanded: boolean
  onToggle: () => void
}

/** Opens and closes the details of a row. */
export function ExpandButton({ name, isExpanded, onToggle }: ExpandButtonProps) {
  const { t } = useTranslation('kit')
  return (
    <IconButton
      size="sm"
      className="expand-button"
      label={t('table.details', { name })}
      icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
      aria-expanded={isExpanded}
      onClick={onToggle}
    />
  )
}
