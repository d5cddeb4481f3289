import { createContext } from 'react'
import type { MenuItem } from '../overlay/menuItems'

/** What the place in which a card stands adds to its menu, such as ways to move and to hide it. */
export const CardMenuContext = createContext<readonly MenuItem[]>([])
