import type { ReactNode } from 'react'

/** A property and its value. */
export interface Description {
  term: string
  value: ReactNode
}

/** Properties of one thing, by name. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="description-list">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
