import { SwitchField } from '../forms/SwitchField'
import { Kbd } from '../Kbd'
import { Dialog } from './Dialog'
import styles from './shortcut-dialog.module.scss'

interface Shortcut {
  does: string
  /** Written as on the keys; several are ways to the same. */
  keys: readonly string[]
}

interface ShortcutDialogProps {
  title: string
  shortcuts: readonly Shortcut[]
  /** The switch that turns off those of a single key (WCAG 2.2, 2.1.4). */
  single: { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }
  onClose: () => void
}

/** The keys of an app. */
export function ShortcutDialog({ title, shortcuts, single, onClose }: ShortcutDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
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
        label={single.label}
        hint={single.hint}
        checked={single.isOn}
        onChange={(event) => single.onChange(event.target.checked)}
      />
    </Dialog>
  )
}
