import { env } from '@/configs/env'
import type { Credentials } from './schema'

export interface DemoAccount extends Credentials {
  readonly role: 'admin' | 'client'
}

/** A real backend has no demo accounts and sends emails. */
export const isSampleSession = import.meta.env.VITE_API !== 'real' && !env.realModules.includes('shell/session')

/** Code for two-step verification, as the demo has neither messages nor app. `''` with a real backend. */
export const demoCode = isSampleSession ? '246810' : ''

/** Login code of another service, accepted for the admin. `''` with a real backend. */
export const demoProviderCode = isSampleSession ? 'sample' : ''

export const demoAccounts: readonly DemoAccount[] = isSampleSession
  ? [
      { role: 'admin', email: 'admin@demo.com', password: 'admin' },
      { role: 'client', email: 'client@demo.com', password: 'client' },
    ]
  : []
