import { Check, ChevronDown, Minus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../cx'
import type { ActionItem, ChoiceItem, MenuItem, SubmenuItem } from './menuItems'

interface MenuEntryProps {
  item: MenuItem
  /** Closes the menu and restores the focus before the action runs. A dialog then returns the focus there. */
  onClose: () => void
}

/** Item of a menu: link, action, choice, submenu, heading or separator. */
export function MenuEntry({ item, onClose }: MenuEntryProps) {
  switch (item.kind) {
    case 'separator':
      return <div role="separator" className="dropdown-divider" />
    case 'heading':
      return (
        <div role="presentation" className="dropdown-header">
          {item.icon}
          {item.detail === undefined ? (
            item.label
          ) : (
            <span className="menu-title">
              {item.label}
              <bdi>{item.detail}</bdi>
            </span>
          )}
        </div>
      )
    case 'link':
      return (
        <Link role="menuitem" tabIndex={-1} className="dropdown-item" to={item.to} onClick={onClose}>
          {item.icon}
          <span className="menu-label">{item.label}</span>
        </Link>
      )
    case 'radio':
    case 'check':
      return <ChoiceEntry item={item} onClose={onClose} />
    case 'submenu':
      return <SubmenuEntry item={item} onClose={onClose} />
    default:
      return <ActionEntry item={item} onClose={onClose} />
  }
}

function ActionEntry({ item, onClose }: { item: ActionItem; onClose: () => void }) {
  function handleClick() {
    if (item.isDisabled) return
    onClose()
    item.onSelect()
  }

  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={cx('dropdown-item', item.isDanger && 'is-danger')}
      aria-disabled={item.isDisabled}
      onClick={handleClick}
    >
      {item.icon}
      <span className="menu-label">{item.label}</span>
    </button>
  )
}

function ChoiceEntry({ item, onClose }: { item: ChoiceItem; onClose: () => void }) {
  function handleClick() {
    if (item.kind === 'radio') onClose()
    item.onSelect()
  }

  return (
    <button
      type="button"
      role={item.kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
      tabIndex={-1}
      className="dropdown-item"
      aria-checked={item.isChecked}
      onClick={handleClick}
    >
      <MenuTick isChecked={item.isChecked} />
      {item.icon}
      <span className="menu-label">{item.label}</span>
    </button>
  )
}

function SubmenuEntry({ item, onClose }: { item: SubmenuItem; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="dropdown-item"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon}
        <span className="menu-label">{item.label}</span>
        <ChevronDown className="submenu-chevron" aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={item.label} className="submenu">
          {item.items.map((choice) => (
            <ChoiceEntry key={choice.key} item={choice} onClose={onClose} />
          ))}
        </div>
      )}
    </>
  )
}

function MenuTick({ isChecked }: { isChecked: ChoiceItem['isChecked'] }): ReactNode {
  const Tick = isChecked === 'mixed' ? Minus : Check
  return <span className="menu-tick">{isChecked && <Tick aria-hidden="true" />}</span>
}
