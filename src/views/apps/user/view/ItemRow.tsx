import type { ReactNode } from 'react'

interface ItemRowProps {
  /** A decorative picture. */
  picture: ReactNode
  title: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  text: ReactNode
  actions: ReactNode
}

/** One thing of a list in a card, with what can be done with it. */
export function ItemRow({ picture, title, aside, text, actions }: ItemRowProps) {
  return (
    <li className="item-row">
      <span className="item-picture" aria-hidden="true">
        {picture}
      </span>
      <div className="item-body">
        <p className="item-title">
          <span>{title}</span>
          {aside}
        </p>
        <p className="item-text">{text}</p>
      </div>
      <div className="item-actions">{actions}</div>
    </li>
  )
}
