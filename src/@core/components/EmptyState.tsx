import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** An icon or illustration, decorative. */
  picture?: ReactNode
  /** What is not there. */
  title: string
  /** Why, and what can be done about it. */
  text?: string
  /** The next step. */
  action?: ReactNode
}

/** What stands where rows or content would be. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    // The focus comes here when the last row goes.
    <div className="empty-state" data-empty="">
      {picture && <div className="empty-picture">{picture}</div>}
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
