import { createContext } from 'react'

/** Whether menu, navbar and `<main>` stand around what is shown. */
export const InShellContext = createContext(false)
