import { useId, type ReactNode } from 'react'
import { cx } from './cx'

interface AccordionItem {
  /** Also the item's `id`, so that a URL hash can link to it. */
  key: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  /** Sections, in order. A key is also the id of its section. */
  items: readonly AccordionItem[]
  /** Key of the open item. Controlled, so that it can be part of the URL. */
  open: string | null
  /** Called with the key to open, or null to close the open item. */
  onChange: (key: string | null) => void
  /** Heading level of the titles, one below the heading around them. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Accordion with at most one open item (WAI-ARIA Authoring Practices, "Accordion"). */
export function Accordion({ items, open, onChange, heading: Heading = 'h3' }: AccordionProps) {
  const id = useId()
  return (
    <div className="accordion">
      {items.map(({ key, title, content }) => {
        const isOpen = key === open
        return (
          <div key={key} id={key} className="accordion-item">
            <Heading className="accordion-header">
              <button
                type="button"
                id={`${id}-${key}`}
                className={cx('accordion-button', !isOpen && 'collapsed')}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}-content`}
                onClick={() => onChange(isOpen ? null : key)}
              >
                {title}
              </button>
            </Heading>
            <div
              id={`${id}-${key}-content`}
              className={cx('accordion-collapse collapse', isOpen && 'show')}
              role="region"
              aria-labelledby={`${id}-${key}`}
              hidden={!isOpen}
            >
              <div className="accordion-body">{content}</div>
            </div>
          </div>
        )
      })}
    </div>
  )
}
