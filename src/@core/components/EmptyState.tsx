import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** Illustration above the title. */
  picture?: ReactNode
  /** What is empty, in a few words. */
  title: string
  /** The reason, or the next step. */
  text?: string
  /** Button or link for the next step. */
  action?: ReactNode
}

/** Placeholder for missing rows or content. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    // Receives the focus when the last row is removed (`keepFocus`).
    <div className="empty-state" data-empty="">
      {picture && <div className="empty-picture">{picture}</div>}
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
