import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import type { RowExpansion, RowKey } from './column'

/** Reads and toggles expanded rows. Without `expansion`, no row is expanded. */
export function useExpansion<Row>(expansion: RowExpansion<Row> | undefined): {
  isExpanded: (key: RowKey) => boolean
  toggleDetails: (key: RowKey) => void
} {
  return {
    isExpanded: (key: RowKey) => expansion?.expanded.has(key) ?? false,
    toggleDetails(key: RowKey) {
      const next = new Set(expansion?.expanded)
      if (!next.delete(key)) next.add(key)
      expansion?.onChange(next)
    },
  }
}

interface ExpandButtonProps {
  name: string
  isExpanded: boolean
  onToggle: () => void
}

/** Toggles the details of a row. */
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
