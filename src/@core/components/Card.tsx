import { useId, type ReactNode } from 'react'
import { cx } from './cx'
import '../scss/kit.scss'

export interface CardProps {
  /** Names the card's region and shows as its heading. */
  title?: string
  actions?: ReactNode
  children: ReactNode
  footer?: ReactNode
  className?: string | undefined
  /** Content runs to the card's edges: tables, lists, pictures. */
  isFlush?: boolean
}

/** A surface for one thing. With a title it is a named section. */
export function Card({ title, actions, children, footer, className, isFlush = false }: CardProps) {
  const titleId = useId()
  const Element = title ? 'section' : 'div'
  return (
    <Element className={cx('card', className)} aria-labelledby={title && titleId}>
      {(title ?? actions) && (
        <div className="card-header card-head">
          {title && (
            <h2 className="card-title" id={titleId}>
              {title}
            </h2>
          )}
          {actions && <div className="card-actions">{actions}</div>}
        </div>
      )}
      <div className={isFlush ? 'card-flush' : 'card-body'}>{children}</div>
      {footer && <div className="card-footer">{footer}</div>}
    </Element>
  )
}
