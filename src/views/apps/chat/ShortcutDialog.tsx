import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'

const rows = [
  ['search', ['/']],
  ['walk', ['↑', '↓']],
  ['next', ['Alt ↓', 'Ctrl ↓', '⌘ ↓']],
  ['previous', ['Alt ↑', 'Ctrl ↑', '⌘ ↑']],
  ['send', ['↵']],
  ['newLine', ['⇧ ↵']],
  ['close', ['Esc']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

/** The keys of the chat. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}
