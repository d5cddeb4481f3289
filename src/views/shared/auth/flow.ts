import { createContext, use } from 'react'
import { publicPaths } from '@/configs/publicPaths'
import type { Session } from '@/redux/shell/session/storage'
import { paths } from '@/views/pages/auth/paths'

/** Where the forms lead to. */
export interface AuthFlow {
  readonly login: string
  readonly register: string
  readonly forgotPassword: string
  readonly twoSteps: string
  /** Called when somebody has signed in, where the page does not see to it itself (`Entrance`). */
  readonly onEntered?: (session: Session) => void
}

const realFlow: AuthFlow = {
  login: publicPaths.login.pattern,
  register: paths.register.pattern,
  forgotPassword: paths.forgotPassword.pattern,
  twoSteps: paths.twoSteps.pattern,
}

/** The examples stay among themselves. */
export const AuthFlowContext = createContext(realFlow)

export function useAuthFlow(): AuthFlow {
  return use(AuthFlowContext)
}
