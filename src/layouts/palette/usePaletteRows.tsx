import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useDebounced } from '@core/hooks/useDebounced'
import { FileText } from 'lucide-react'
import { searchable } from '@core/search'
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

const isolated = (text: string) => `\u2068${text}\u2069`

/** Searches the rows of all modules in the backend, debounced. A word such as "invoice" limits the results to that kind. */
export function usePaletteRows(query: string): FoundRows {
  const { t } = useTranslation(['shell', 'nav'])
  const ability = useAbility<AppAbility>()
  const format = useFormat()
  const [asked, setAsked] = useState('')
  const { call: askSoon } = useDebounced(setAsked)
  const word = query.trim()
  const sources = modules.flatMap((module) => {
    const route = module.routes.find(({ path }) => path === module.found)
    if (!route || !isAllowed(route, ability)) return []
    const title = t(`nav:${(routeAt(route.parent ?? '') ?? route).title}`)
    return [
      { module, route, title, kind: module.key === 'apps/invoice' ? `${title} ${t('palette.also.invoices')}` : title },
    ]
  })
  const words = searchable([word]).split(' ')
  const kinds = words.filter(
    (part) => part.length > fewestLetters && sources.some(({ kind }) => searchable([kind]).includes(part)),
  )
  const others = words.filter((part) => !kinds.includes(part)).join(' ')
  const sought = others.length < fewestLetters ? word : others
  const wanted = sought.length < fewestLetters ? '' : sought
  useEffect(() => askSoon(wanted), [askSoon, wanted])

  const retry = useRequest(fetchFound, asked !== '' && asked === wanted ? asked : null)
  const { q, groups, request } = useAppSelector(selectFound)
  const hasFailed = request.status === 'failed' && asked === wanted && wanted !== ''
  const isThere = q === wanted && wanted !== ''

  const shown = (isThere ? groups : []).flatMap(({ key, rows }): PaletteGroup[] => {
    const source = sources.find(({ module }) => module.key === key)
    if (!source) return []
    const { module, route, title, kind } = source
    const Icon = module.nav?.icon ?? FileText
    const matching = rows.filter((row) => {
      const text = searchable([kind, row.title, row.note])
      return sought === word || kinds.every((part) => text.includes(part))
    })
    if (matching.length === 0) return []
    return [
      {
        title,
        items: matching.map(({ params, title: label, note, cents, currency }) => {
          const to = generatePath(route.path, params)
          return {
            kind: 'page',
            key: `row-${to}`,
            label,
            note:
              cents === undefined
                ? note
                : t('palette.rowNote', { note: isolated(note), amount: isolated(format.money(cents, currency)) }),
            to,
            picture: <Icon aria-hidden="true" />,
          }
        }),
      },
    ]
  })
  return { groups: shown, isAwaited: wanted !== '' && !isThere && !hasFailed, hasFailed, retry }
}
