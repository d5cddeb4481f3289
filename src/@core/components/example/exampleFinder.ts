import { createContext } from 'react'

/** Opens the search over the examples of all pages. The layout provides it; null where there is none. */
export const ExampleFinderContext = createContext<(() => void) | null>(null)
