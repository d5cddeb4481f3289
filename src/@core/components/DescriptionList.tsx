import type { ReactNode } from 'react'

export interface Description {
  term: string
  value: ReactNode
}

/** Properties of an object as a `dl`. */
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
