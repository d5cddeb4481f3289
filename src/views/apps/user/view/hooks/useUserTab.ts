import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../paths'

export const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const

export type UserTab = (typeof userTabs)[number]

/** The tab that the address names; the first one is left out of it, and an unknown one is the first. */
export function useUserTab(id: number): [UserTab, (tab: UserTab) => void] {
  const { tab } = useParams()
  const navigate = useNavigate()
  const active = userTabs.find((known) => known === tab) ?? userTabs[0]
  return [
    active,
    (next) => {
      if (next !== active) void navigate(hrefOf(id, next), { preventScrollReset: true })
    },
  ]
}

function hrefOf(id: number, tab: UserTab): string {
  return paths.userView.href(tab === userTabs[0] ? { id } : { id, tab })
}
