import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

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

/** The keys of the calendar, and the switch that turns off those of a single letter. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
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
