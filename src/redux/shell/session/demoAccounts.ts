import { env } from '@/configs/env'
import type { Credentials } from './schema'

export interface DemoAccount extends Credentials {
  readonly role: 'admin' | 'client'
}

/** Whether the sample backend signs people in: a real one knows no demo accounts, and sends mail. */
export const isSampleSession = import.meta.env.VITE_API !== 'real' && !env.realModules.includes('shell/session')

/** What stands in for the message or the app of the second step, of which a demo has neither; `''` where a real backend signs in. */
export const demoCode = isSampleSession ? '246810' : ''

/** What another service would send somebody back with, in whose place it lets the admin in; `''` where a real backend signs in. */
export const demoProviderCode = isSampleSession ? 'sample' : ''

export const demoAccounts: readonly DemoAccount[] = isSampleSession
  ? [
      { role: 'admin', email: 'admin@demo.com', password: 'admin' },
      { role: 'client', email: 'client@demo.com', password: 'client' },
    ]
  : []
