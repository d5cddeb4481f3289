import { createContext } from 'react'

export const InShellContext = createContext(false)
