import { use, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'
import { CrumbsContext, HeadingContext } from './pageContext'

export interface PageHeaderProps {
  /** Text of the only `h1`, which can receive the focus after navigation. */
  title: string
  /** `no` for a title from code, which browsers must not translate. */
  translate?: Crumb['translate']
  /** Document title, for example with the open item or an unread count. */
  documentTitle?: string
  /** All breadcrumbs; by default those of the layout, then the title. */
  crumbs?: readonly Crumb[]
  /** Beside the heading, such as a status badge. */
  aside?: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
}

/** Breadcrumbs, heading and actions of a screen. Also sets the document title. */
export function PageHeader({ title, translate, documentTitle = title, crumbs, aside, actions }: PageHeaderProps) {
  const { t } = useTranslation('core')
  const above = use(CrumbsContext)
  const onHeading = use(HeadingContext)
  useEffect(() => onHeading?.(title), [onHeading, title])
  const way = crumbs ?? (above.length > 0 ? [...above, { label: title, translate }] : [])
  return (
    <header className="page-header">
      <title>{t('documentTitle', { title: documentTitle })}</title>
      {way.length > 0 && <Breadcrumbs items={way} />}
      <div className="page-title-row">
        <h1 className="page-title" tabIndex={-1}>
          <bdi translate={translate}>{title}</bdi>
        </h1>
        {aside}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
