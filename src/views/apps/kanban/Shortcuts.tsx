import { ShortcutDialog } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

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

/** The keys of the board. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const dispatch = useAppDispatch()
  const { shortcuts } = useAppSelector(selectPreferences)
  return (
    <ShortcutDialog
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
