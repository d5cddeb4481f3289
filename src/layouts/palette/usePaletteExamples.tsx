import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { fetchPart } from '@core/lazy/fetchPart'
import { toast } from '@core/toast/toast'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadExamples, type PageExample } from '@/navigation/examples'
import { isAllowed } from '@/navigation/menu'
import { useLanguage } from '@/redux/shell/layout/hooks'
import { exampleKey, type PaletteItem } from './paletteItem'

export function usePaletteExamples(): readonly PaletteItem[] {
  const { t } = useTranslation(['shell', 'nav', 'core'])
  const ability = useAbility<AppAbility>()
  const { code } = useLanguage().current
  const [examples, setExamples] = useState<readonly PageExample[]>([])
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    fetchPart(() => loadExamples(code)).then(
      (loaded) => isWanted && setExamples(loaded),
      () => isWanted && toast.error(t('core:missingPart'), { retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      isWanted = false
    }
  }, [code, t, attempt])

  return examples
    .filter(({ route }) => isAllowed(route, ability))
    .map(({ module, route, title, text, to }) => {
      const Icon = module.nav?.icon ?? FileText
      return {
        kind: 'page',
        key: `${exampleKey}${to}`,
        label: t('palette.exampleOf', { page: t(`nav:${route.title}`), example: title }),
        ...(text && { note: text }),
        to,
        picture: <Icon aria-hidden="true" />,
      }
    })
}
