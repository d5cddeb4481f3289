import { SwitchField } from '@core/components/forms/SwitchField'
import { Kbd } from '@core/components/Kbd'
import { Dialog } from '@core/components/overlay/Dialog'
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
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

/** The keys of the calendar, and the switch that turns off those of a single letter. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const { shortcuts } = useAppSelector(selectPreferences)
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')}>
      <dl className="calendar-shortcuts">
        {rows.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SwitchField
        label={t('shortcuts.single')}
        hint={t('shortcuts.singleHint')}
        checked={shortcuts}
        onChange={(event) => dispatch(preferencesChanged({ shortcuts: event.target.checked }))}
      />
    </Dialog>
  )
}
