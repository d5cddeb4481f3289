import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

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
  const dispatch = useAppDispatch()
  const { shortcuts } = useAppSelector(selectPreferences)
  return (
    <Sheet
      title={t('shortcuts.title')}
      shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))}
      single={{
        label: t('shortcuts.single'),
        hint: t('shortcuts.singleHint'),
        isOn: shortcuts,
        onChange: (isOn) => dispatch(preferencesChanged({ shortcuts: isOn })),
      }}
      onClose={onClose}
    />
  )
}
