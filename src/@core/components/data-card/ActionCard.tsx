import { ChevronDown, Maximize2, RotateCw, X } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { Spinner } from '../Spinner'
import { lazyPart } from '../../lazy/lazyPart'
import './data-card.scss'

const Dialog = lazyPart(() => import('../overlay/Dialog').then(({ Dialog }) => Dialog))

export interface ActionCardProps {
  /** Heading, and part of the names of the buttons. */
  title: string
  children: ReactNode
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  onRefresh: () => void
  /** Shows a spinner in the button. */
  isRefreshing: boolean
  /** The caller offers an undo. */
  onRemove: () => void
}

/** Card that can be collapsed, refreshed, enlarged and removed. */
export function ActionCard(props: ActionCardProps) {
  const { title, children, isCollapsed, onCollapse, onRefresh, isRefreshing, onRemove } = props
  const { t } = useTranslation('kit')
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  return (
    <section className="card data-card" aria-labelledby={`${id}-title`}>
      <div className="card-header card-head">
        <h2 className="card-title" id={`${id}-title`}>
          {title}
        </h2>
        <div className="card-actions">
          <IconButton
            size="sm"
            label={t(isCollapsed ? 'card.open' : 'card.collapse', { name: title })}
            icon={<ChevronDown className={cx('action-chevron', isCollapsed && 'is-turned')} aria-hidden="true" />}
            aria-expanded={!isCollapsed}
            aria-controls={isCollapsed ? undefined : `${id}-body`}
            onClick={() => onCollapse(!isCollapsed)}
          />
          <IconButton
            size="sm"
            label={t('card.refreshNamed', { name: title })}
            icon={isRefreshing ? <Spinner /> : <RotateCw aria-hidden="true" />}
            onClick={onRefresh}
          />
          <IconButton
            size="sm"
            label={t('card.expand', { name: title })}
            icon={<Maximize2 aria-hidden="true" />}
            onClick={() => setExpanded(true)}
          />
          <IconButton
            size="sm"
            label={t('card.remove', { name: title })}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {!isCollapsed && (
        <div className="card-body" id={`${id}-body`} aria-busy={isRefreshing}>
          {children}
        </div>
      )}
      {isCollapsed && <div className="action-card-foot" />}
      {isExpanded && (
        <Suspense fallback={null}>
          <Dialog isOpen onClose={() => setExpanded(false)} title={title} size="lg">
            {children}
          </Dialog>
        </Suspense>
      )}
    </section>
  )
}
