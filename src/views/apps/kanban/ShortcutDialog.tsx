import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'

const rows = [
  ['new', ['N']],
  ['search', ['/']],
  ['walk', ['←', '→', '↑', '↓']],
  ['open', ['↵']],
  ['lift', ['␣']],
  ['cancel', ['Esc']],
  ['send', ['1', '…', '9']],
  ['undo', ['Z']],
  ['sheet', ['?']],
] as const

export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kanban')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}
