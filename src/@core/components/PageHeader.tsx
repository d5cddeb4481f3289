import { use, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'
import { CrumbsContext, HeadingContext } from './pageContext'

export interface PageHeaderProps {
  /** The screen's only `h1`; it can take the focus when the route changes. */
  title: string
  /** What the document is called where that says more, such as what is open or how much waits. */
  documentTitle?: string
  /** The whole way to the screen; unless given, what the layout knows of it. */
  crumbs?: readonly Crumb[]
  /** Beside the title: a badge, a count. */
  aside?: ReactNode
  actions?: ReactNode
}

/** The head of a screen: where it is, what it is, and its main action. It names the document, too. */
export function PageHeader({ title, documentTitle = title, crumbs, aside, actions }: PageHeaderProps) {
  const { t } = useTranslation('core')
  const above = use(CrumbsContext)
  const onHeading = use(HeadingContext)
  useEffect(() => onHeading?.(title), [onHeading, title])
  const way = crumbs ?? (above.length > 0 ? [...above, { label: title }] : [])
  return (
    <header className="page-header">
      <title>{t('documentTitle', { title: documentTitle })}</title>
      {way.length > 0 && <Breadcrumbs items={way} />}
      <div className="page-title-row">
        <h1 className="page-title" tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {aside}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
