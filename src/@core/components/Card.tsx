import { useId, type ReactNode } from 'react'
import { CardBody, CardFooter, CardHeader, CardTitle, Card as PlainCard } from 'reactstrap'
import '../scss/kit.scss'

export interface CardProps {
  /** Heading, and accessible name of the region. */
  title?: string
  /** Buttons at the end of the header. */
  actions?: ReactNode
  children: ReactNode
  /** Below the content. */
  footer?: ReactNode
  className?: string | undefined
  /** Removes the padding, for tables, lists and pictures. */
  isFlush?: boolean
}

/** Surface for related content. With a title, it is a named `section`. */
export function Card({ title, actions, children, footer, className, isFlush = false }: CardProps) {
  const titleId = useId()
  return (
    <PlainCard tag={title ? 'section' : 'div'} className={className} aria-labelledby={title && titleId}>
      {(title ?? actions) && (
        <CardHeader className="card-head">
          {title && (
            <CardTitle tag="h2" id={titleId}>
              {title}
            </CardTitle>
          )}
          {actions && <div className="card-actions">{actions}</div>}
        </CardHeader>
      )}
      {isFlush ? <div className="card-flush">{children}</div> : <CardBody>{children}</CardBody>}
      {footer && <CardFooter>{footer}</CardFooter>}
    </PlainCard>
  )
}
