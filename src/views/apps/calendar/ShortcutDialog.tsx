import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'

const rows = [
  ['today', ['T']],
  ['month', ['M']],
  ['week', ['W']],
  ['day', ['D']],
  ['list', ['L']],
  ['step', ['←', '→']],
  ['add', ['N']],
  ['open', ['Tab', '↵']],
  ['copy', ['Alt']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

/** The keys of the calendar. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}
