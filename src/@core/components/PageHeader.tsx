import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'

export interface PageHeaderProps {
  /** The screen's only `h1`; it can take the focus when the route changes. */
  title: string
  crumbs?: readonly Crumb[]
  /** Beside the title: a badge, a count. */
  aside?: ReactNode
  actions?: ReactNode
}

/** The head of a screen: where it is, what it is, and its main action. */
export function PageHeader({ title, crumbs, aside, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-heading">
        {crumbs && <Breadcrumbs items={crumbs} />}
        <div className="page-title-row">
          <h1 className="page-title" tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
