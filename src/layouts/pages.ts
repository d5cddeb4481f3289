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

/** A page of the catalogue that is there and may be seen, under the name it has in the menus. */
export interface ShellPage {
  readonly id: number
  readonly label: string
  readonly link: string
  readonly icon: LucideIcon
}

/** Keeps those entries of the catalogue whose page exists and is allowed. */
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
        // What shows one of many has the name of that one, in the words of the catalogue.
        const isOne = Object.values(matchPath(route.path, link)?.params ?? {}).some((value) => value !== undefined)
        const label = isOne ? title : t(route.title)
        return [{ id, label, link, icon: module?.nav?.icon ?? FileText }]
      }),
    // The ability is the same object for ever; its rules are new ones for every person.
    // oxlint-disable-next-line react/exhaustive-deps
    [entries, ability, rules, t],
  )
}
