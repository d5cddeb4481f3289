import { createContext } from 'react'
import type { Crumb } from './Breadcrumbs'

/** The way to the page on screen, without the page itself: the layout knows it, `PageHeader` shows it. */
export const CrumbsContext = createContext<readonly Crumb[]>([])
