import { env } from '@/configs/env'
import type { Credentials } from './schema'

export interface DemoAccount extends Credentials {
  readonly role: 'admin' | 'client'
}

/** Whether the sample backend signs people in: a real one knows no demo accounts, and sends mail. */
export const isSampleSession = import.meta.env.VITE_API !== 'real' && !env.realModules.includes('shell/session')

export const demoAccounts: readonly DemoAccount[] = isSampleSession
  ? [
      { role: 'admin', email: 'admin@demo.com', password: 'admin' },
      { role: 'client', email: 'client@demo.com', password: 'client' },
    ]
  : []
