import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import type { LucideIcon } from 'lucide-react'
import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath } from 'react-router-dom'
import { isAllowed, routeAt } from '@/navigation/menu'
import { modules } from '@/navigation/modules'
import type { PageEntry } from '@/redux/shell/search/schema'

/** Page of the catalog that exists and is allowed, with its menu title. */
export interface ShellPage {
  readonly id: number
  readonly label: string
  readonly link: string
  readonly icon: LucideIcon
}

export function usePages(entries: readonly PageEntry[]): readonly ShellPage[] {
  const { t } = useTranslation('nav')
  const ability = useAbility<AppAbility>()
  const { rules } = ability
  return useMemo(
    () =>
      entries.flatMap(({ id, title, link }) => {
        const route = routeAt(link)
        if (!route || !isAllowed(route, ability)) return []
        const module = modules.find(({ routes }) => routes.includes(route))
        // Pages with a parameter, such as a single invoice, use the catalog's title.
        const isOne = Object.values(matchPath(route.path, link)?.params ?? {}).some((value) => value !== undefined)
        const label = isOne ? title : t(route.title)
        return [{ id, label, link, icon: module?.nav?.icon ?? FileText }]
      }),
    // The ability object never changes; its rules change with the user.
    // oxlint-disable-next-line react/exhaustive-deps
    [entries, ability, rules, t],
  )
}
