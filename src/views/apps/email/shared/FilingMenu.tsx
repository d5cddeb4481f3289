import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useTranslation } from 'react-i18next'
import type { Email } from '@/redux/apps/email/schema'
import { useLabelMenuItems } from './LabelMenu'
import type { Filing } from './mailbox'
import { useMoveItems } from './MoveMenu'

/** Place of a menu that a shortcut opens: at the focused element, or else at the page's heading. */
export function focusPoint(): ContextPoint {
  const focused = document.activeElement
  const opener = focused instanceof HTMLElement && focused !== document.body ? focused : null
  const box = (opener ?? document.querySelector('h1'))?.getBoundingClientRect()
  return { x: box ? box.x + box.width / 2 : 0, y: box ? box.y + box.height / 2 : 0, opener, focusesFirst: true }
}

interface FilingMenuProps {
  filing: Filing
  /** Current state of the emails: a toggled label shows in the open menu. */
  emails: readonly Email[]
  onClose: () => void
}

/** Menu of labels or folders, opened by a shortcut. */
export function FilingMenu({ filing: { kind, at }, emails, onClose }: FilingMenuProps) {
  const { t } = useTranslation('email')
  const labels = useLabelMenuItems(emails)
  const folders = useMoveItems(emails)
  const label = t(`action.${kind}`)
  const title: MenuItem = { kind: 'heading', key: 'title', label }
  return (
    <ContextMenu label={label} items={[title, ...(kind === 'label' ? labels : folders)]} at={at} onClose={onClose} />
  )
}
