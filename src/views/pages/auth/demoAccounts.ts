import { ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import { env } from '@/configs/env'
import type { Credentials } from '@/redux/shell/session/schema'

interface DemoAccount extends Credentials {
  readonly role: 'admin' | 'client'
  readonly icon: LucideIcon
}

/** Whether the sample backend signs people in: a real one knows no demo accounts, and sends mail. */
export const isSampleSession = import.meta.env.VITE_API !== 'real' && !env.realModules.includes('shell/session')

export const demoAccounts: readonly DemoAccount[] = isSampleSession
  ? [
      { role: 'admin', icon: ShieldCheck, email: 'admin@demo.com', password: 'admin' },
      { role: 'client', icon: UserRound, email: 'client@demo.com', password: 'client' },
    ]
  : []
