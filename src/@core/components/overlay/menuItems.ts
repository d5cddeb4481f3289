import type { ReactNode } from 'react'

interface BaseItem {
  key: string
  label: string
  icon?: ReactNode
}

/** Does something at once. */
export interface ActionItem extends BaseItem {
  kind?: 'action'
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** Goes to another screen: a real link. */
interface LinkItem extends BaseItem {
  kind: 'link'
  to: string
}

/** One of a set (`radio`, closes the menu), or on and off (`check`, keeps it open). */
export interface ChoiceItem extends BaseItem {
  kind: 'radio' | 'check'
  /** `mixed`: of some of what it is about (WAI-ARIA 1.2, `aria-checked`). */
  isChecked: boolean | 'mixed'
  onSelect: () => void
}

/** A line between groups, or a group's title. */
interface GroupItem {
  kind: 'separator' | 'heading'
  key: string
  label?: string
  icon?: ReactNode
}

/** What a menu can hold. */
export type MenuItem = ActionItem | LinkItem | ChoiceItem | GroupItem
