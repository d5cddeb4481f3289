import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'

const rows = [
  ['new', ['N']],
  ['quickAdd', ['Q']],
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['↵']],
  ['complete', ['X']],
  ['star', ['S']],
  ['select', ['⇧ X']],
  ['delete', ['#']],
  ['undo', ['Z']],
  ['search', ['/']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

/** The keys of the to-do app. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('todo')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}
