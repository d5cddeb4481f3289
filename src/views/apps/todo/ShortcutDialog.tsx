import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

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

/** The keys of the to-do app, and the switch that turns off those of a single letter. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('todo')
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
