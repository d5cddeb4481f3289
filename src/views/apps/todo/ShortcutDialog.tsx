import { SwitchField } from '@core/components/forms/SwitchField'
import { Kbd } from '@core/components/Kbd'
import { Dialog } from '@core/components/overlay/Dialog'
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
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')}>
      <dl className="todo-shortcuts">
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
