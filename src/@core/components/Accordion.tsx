import { useId, type ReactNode } from 'react'
import { cx } from './cx'

/** One part of an accordion. */
interface AccordionItem {
  /** Also the part's `id`, so that an address can lead to it. */
  key: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** The key of the part that is open; the caller owns it, so that the address can. */
  open: string | null
  onChange: (key: string | null) => void
  /** The level of the headings. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Headings that open what stands below them, one at a time (WAI-ARIA Authoring Practices, "Accordion"). */
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
