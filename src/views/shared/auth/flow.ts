import { createContext, use } from 'react'
import { publicPaths } from '@/configs/publicPaths'
import type { Session } from '@/redux/shell/session/storage'
import { paths } from '@/views/pages/auth/paths'

/** URLs that the auth forms link to. */
export interface AuthFlow {
  readonly login: string
  readonly register: string
  readonly forgotPassword: string
  readonly twoSteps: string
  /** Called after a login, on pages without `GuestOnly`. */
  readonly onEntered?: (session: Session) => void
}

const realFlow: AuthFlow = {
  login: publicPaths.login.pattern,
  register: paths.register.pattern,
  forgotPassword: paths.forgotPassword.pattern,
  twoSteps: paths.twoSteps.pattern,
}

/** The pages of examples override it, to link each other. */
export const AuthFlowContext = createContext(realFlow)

export function useAuthFlow(): AuthFlow {
  return use(AuthFlowContext)
}
