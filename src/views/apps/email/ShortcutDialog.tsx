import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import { useMailboxContext } from './shared/mailbox'

const reading = [
  ['next', ['J']],
  ['previous', ['K']],
  ['open', ['O', '↵']],
  ['list', ['U']],
] as const

const changing = [
  ['select', ['X']],
  ['clear', ['Esc']],
  ['star', ['S']],
  ['archive', ['E']],
  ['snooze', ['B']],
  ['trash', ['#']],
  ['spam', ['!']],
  ['read', ['⇧ I']],
  ['unread', ['⇧ U']],
  ['label', ['L']],
  ['move', ['V']],
  ['undo', ['Z']],
] as const

const writing = [
  ['reply', ['R']],
  ['replyAll', ['A']],
  ['forward', ['F']],
  ['compose', ['C']],
  ['send', ['Ctrl ↵', '⌘ ↵']],
] as const

const going = [
  ['inbox', ['G I']],
  ['starred', ['G S']],
  ['sent', ['G T']],
  ['drafts', ['G D']],
  ['archived', ['G E']],
  ['snoozed', ['G B']],
  ['search', ['/']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

/** Lists the shortcuts that the user's rights allow. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const { mayChange, mayWrite } = useMailboxContext().rights
  const rows = [...reading, ...(mayChange ? changing : []), ...(mayWrite ? writing : []), ...going]
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}
