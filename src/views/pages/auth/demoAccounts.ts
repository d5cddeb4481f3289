import { ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import type { Credentials } from '@/redux/shell/session/schema'

interface DemoAccount extends Credentials {
  readonly role: 'admin' | 'client'
  readonly icon: LucideIcon
}

/** The accounts of the sample backend; a real one does not know them. */
export const demoAccounts: readonly DemoAccount[] =
  import.meta.env.VITE_API === 'real'
    ? []
    : [
        { role: 'admin', icon: ShieldCheck, email: 'admin@demo.com', password: 'admin' },
        { role: 'client', icon: UserRound, email: 'client@demo.com', password: 'client' },
      ]
