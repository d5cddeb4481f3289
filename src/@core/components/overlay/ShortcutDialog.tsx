import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { SingleKeysContext } from '../../hooks/useHotkeys'
import { SwitchField } from '../forms/SwitchField'
import { Kbd } from '../Kbd'
import { Dialog } from './Dialog'
import styles from './shortcut-dialog.module.scss'

interface Shortcut {
  /** Effect, in a few words. */
  does: string
  /** As printed on the keys; several keys are alternatives. */
  keys: readonly string[]
}

interface ShortcutDialogProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Keyboard shortcuts of an app, and a switch that disables single-key shortcuts (WCAG 2.2, 2.1.4). */
export function ShortcutDialog({ shortcuts, onClose }: ShortcutDialogProps) {
  const { t } = useTranslation('kit')
  const { isOn, onChange } = use(SingleKeysContext)
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.title')}>
      <dl className={styles.shortcutSheet}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
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
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Dialog>
  )
}
