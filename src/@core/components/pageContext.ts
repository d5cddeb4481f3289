import { createContext } from 'react'
import type { Crumb } from './Breadcrumbs'

/** Breadcrumbs of the page's ancestors. The layout provides them, `PageHeader` renders them. */
export const CrumbsContext = createContext<readonly Crumb[]>([])

/** `PageHeader` calls it with its heading, and again when the heading or the callback changes. */
export const HeadingContext = createContext<((heading: string) => void) | null>(null)

/** Opens the search across the examples of all pages. Provided by the layout; null without a search. */
export const ExampleFinderContext = createContext<(() => void) | null>(null)
