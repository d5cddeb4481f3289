import { generatePath, type PathParam } from 'react-router-dom'

type Params<Pattern extends string> = Readonly<Partial<Record<PathParam<Pattern>, string | number>>>

export interface Path<Pattern extends string = string> {
  readonly pattern: Pattern
  /** Builds the URL. Optional segments may be omitted; empty and undefined query parameters are left out. */
  href(params?: Params<Pattern>, search?: Readonly<Record<string, string | number | undefined>>): string
}

/** Declares a route's URL. @param pattern as in React Router, such as `/apps/user/view/:id?` */
export function definePath<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href(params, search = {}) {
      const texts = Object.fromEntries(
        Object.entries<string | number | undefined>(params ?? {}).map(([name, value]) => [
          name,
          value === undefined ? null : String(value),
        ]),
      )
      const query = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) =>
          value === undefined || value === '' ? [] : [[name, String(value)]],
        ),
      ).toString()
      return generatePath<string>(pattern, texts) + (query && `?${query}`)
    },
  }
}
