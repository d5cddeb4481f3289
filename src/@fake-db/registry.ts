import { sessionApi } from '@/redux/shell/session/contract'
import { userApi } from '@/redux/apps/user/contract'
import type { FakeModule } from './kit/mount'

/** One line for each module that the sample backend answers for. Rows and handlers are loaded by a module's first call. */
export const registry: readonly FakeModule[] = [
  {
    key: 'shell/session',
    contract: sessionApi,
    subject: null,
    load: () => import('./shell/session/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/user',
    contract: userApi,
    subject: 'User',
    load: () => import('./apps/user/handlers').then((module) => module.createHandlers),
  },
]
