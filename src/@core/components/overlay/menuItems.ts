import type { ReactNode } from 'react'

interface BaseItem {
  key: string
  label: string
  icon?: ReactNode
}

export interface ActionItem extends BaseItem {
  kind?: 'action'
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

interface LinkItem extends BaseItem {
  kind: 'link'
  to: string
}

/** `radio` selects in a group and closes the menu; `check` toggles and keeps it open. */
export interface ChoiceItem extends BaseItem {
  kind: 'radio' | 'check'
  /** `mixed`: checked for some of the objects (WAI-ARIA 1.2, `aria-checked`). */
  isChecked: boolean | 'mixed'
  onSelect: () => void
}

/** Shows its choices below itself; the menu stays open. */
export interface SubmenuItem extends BaseItem {
  kind: 'submenu'
  items: readonly ChoiceItem[]
}

interface GroupItem {
  kind: 'separator' | 'heading'
  key: string
  label?: string
  /** Second line of a heading. */
  detail?: string
  icon?: ReactNode
}

export type MenuItem = ActionItem | LinkItem | ChoiceItem | SubmenuItem | GroupItem
