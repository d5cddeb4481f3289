import { createContext } from 'react'

/** True inside the shell's `<main>`. */
export const InShellContext = createContext(false)
