import { Kbd } from '@core/components/Kbd'
import { Dialog } from '@core/components/overlay/Dialog'
import { SwitchField } from '@core/components/forms/SwitchField'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'
import type { OverlayProps } from '../overlays'

/** The list of shortcuts, and the switch that turns off those of a single key. */
export function ShortcutSheet({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const { shortcuts } = useAppSelector(selectPreferences)
  const rows = [
    { keys: ['Ctrl K', '⌘ K'], does: t('shortcuts.palette') },
    { keys: ['/'], does: t('shortcuts.search') },
    { keys: ['?'], does: t('shortcuts.sheet') },
    { keys: ['Esc'], does: t('shortcuts.close') },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')}>
      <dl className="shortcut-list">
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
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
