import { createContext } from 'react'
import type { Crumb } from './Breadcrumbs'

/** Breadcrumbs above the page, without the page itself. The layout provides them, `PageHeader` renders them. */
export const CrumbsContext = createContext<readonly Crumb[]>([])

/** `PageHeader` calls it with its heading, again when the heading or the callback changes. */
export const HeadingContext = createContext<((heading: string) => void) | null>(null)

/** Opens the search over the examples of all pages. The layout provides it; null where there is none. */
export const ExampleFinderContext = createContext<(() => void) | null>(null)
