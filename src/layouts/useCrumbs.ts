import type { Crumb } from '@core/components/Breadcrumbs'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { modules, routes } from '@/navigation/modules'
import { useCurrentRoute } from './useCurrentRoute'

/** The way to the page on screen, from its section over the pages above it; the page itself is not in it. */
export function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation('nav')
  const route = useCurrentRoute()
  return useMemo(() => {
    const section = modules.find(({ routes: own }) => own.some(({ path }) => path === route?.path))?.nav?.section
    const parent = routes.find(({ path }) => path === route?.parent)
    return [
      ...(section ? [{ label: t(`section.${section}`) }] : []),
      ...(parent ? [{ label: t(parent.title), to: generatePath(parent.path) }] : []),
    ]
  }, [route, t])
}
