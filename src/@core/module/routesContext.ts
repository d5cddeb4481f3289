import { createContext } from 'react'
import type { ModuleRoute } from './defineModule'

/** Every route of the product, for pages that tell about others. */
export const RoutesContext = createContext<readonly ModuleRoute[]>([])
