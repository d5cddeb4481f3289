import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useDebounced } from '@core/hooks/useDebounced'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { isAllowed, routeAt } from '@/navigation/menu'
import { modules } from '@/navigation/modules'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchFound, selectFound } from '@/redux/shell/finder/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { PaletteGroup } from './paletteItem'

/** A single letter matches nearly every row. */
const fewestLetters = 2

export interface FoundRows {
  readonly groups: readonly PaletteGroup[]
  readonly isAwaited: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Searches the rows of all modules in the backend, debounced. */
export function usePaletteRows(query: string): FoundRows {
  const { t } = useTranslation(['shell', 'nav'])
  const ability = useAbility<AppAbility>()
  const format = useFormat()
  const [asked, setAsked] = useState('')
  const { call: askSoon } = useDebounced(setAsked)
  const word = query.trim()
  const wanted = word.length < fewestLetters ? '' : word
  useEffect(() => askSoon(wanted), [askSoon, wanted])

  const retry = useRequest(fetchFound, asked !== '' && asked === wanted ? asked : null)
  const { q, groups, request } = useAppSelector(selectFound)
  const hasFailed = request.status === 'failed' && asked === wanted && wanted !== ''
  const isThere = q === wanted && wanted !== ''

  const shown = (isThere ? groups : []).flatMap(({ key, rows }): PaletteGroup[] => {
    const module = modules.find((candidate) => candidate.key === key)
    const route = module?.found === undefined ? undefined : module.routes.find(({ path }) => path === module.found)
    if (!module || !route || !isAllowed(route, ability)) return []
    const Icon = module.nav?.icon ?? FileText
    return [
      {
        title: t(`nav:${(routeAt(route.parent ?? '') ?? route).title}`),
        items: rows.map(({ params, title, note, cents, currency }) => {
          const to = generatePath(route.path, params)
          return {
            kind: 'page',
            key: `row-${to}`,
            label: title,
            note: cents === undefined ? note : t('palette.rowNote', { note, amount: format.money(cents, currency) }),
            to,
            picture: <Icon aria-hidden="true" />,
          }
        }),
      },
    ]
  })
  return { groups: shown, isAwaited: wanted !== '' && !isThere && !hasFailed, hasFailed, retry }
}
