import type { AppAbility } from '@core/auth/ability'
import type { NavKey } from '@core/module/defineModule'
import type { LucideIcon } from 'lucide-react'
import { CircleQuestionMark, CreditCard, ListTodo, Mail, Settings, User } from 'lucide-react'
import { isAllowed, routeAt } from '@/navigation/menu'

interface ShellLink {
  readonly to: string
  readonly title: NavKey
  readonly icon: LucideIcon
}

/** What belongs to the one who is signed in. */
const own: readonly { readonly to: string; readonly icon: LucideIcon }[] = [
  { to: '/pages/profile', icon: User },
  { to: '/apps/email', icon: Mail },
  { to: '/apps/todo', icon: ListTodo },
  { to: '/pages/account-settings', icon: Settings },
  { to: '/pages/pricing', icon: CreditCard },
  { to: '/pages/faq', icon: CircleQuestionMark },
]

/** The user menu's links: those of the product's pages that are there and may be seen. */
export function ownLinks(ability: AppAbility): ShellLink[] {
  return own.flatMap(({ to, icon }) => {
    const route = routeAt(to)
    return route && isAllowed(route, ability) ? [{ to, icon, title: route.title }] : []
  })
}
