import { ShortcutDialog } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '../overlays'
import { hasLab } from '../overlays'

const lab = ['lab', ['Ctrl Shift L', '⌘ Shift L']] as const

const rows = [
  ['palette', ['Ctrl K', '⌘ K']],
  ['search', ['/']],
  ['sheet', ['?']],
  ...(hasLab ? [lab] : []),
  ['close', ['Esc']],
] as const

export function ShortcutSheet({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  return (
    <ShortcutDialog
      shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))}
      onClose={onClose}
    />
  )
}
