import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { ExamplePage } from '@core/components/example/ExamplePage'
import { toast } from '@core/toast/toast'
import { Check } from 'lucide-react'
import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectChosen, selectPagePreferences, selectPreferences } from '@/redux/shell/layout/slice'
import { configSnippet } from '@/views/shared/appearance/configSnippet'
import { Guide } from './Guide'
import { layouts } from './layouts'
import { useLayoutName } from './useLayoutName'

/** Explains that the layout belongs to the page, and can store it as the user's preference. */
function PreviewAlert() {
  const { t } = useTranslation('layouts')
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectChosen)
  const shown = useAppSelector(selectPreferences)
  const pagePreferences = useAppSelector(selectPagePreferences)
  const isChosen = JSON.stringify(shown) === JSON.stringify(chosen)

  function keep() {
    if (!pagePreferences) return
    dispatch(preferencesChanged(pagePreferences))
    toast.success(t('own.kept'), { undo: () => dispatch(preferencesChanged(chosen)) })
  }
  return (
    <Alert>
      {t(isChosen ? 'own.isChosen' : 'own.shown')}
      {!isChosen && (
        <div className="mt-2">
          <Button size="sm" icon={<Check aria-hidden="true" />} onClick={keep}>
            {t('own.keep')}
          </Button>
        </div>
      )}
    </Alert>
  )
}

const files = import.meta.glob<Record<string, ComponentType>>('./shell/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./shell/*Example.tsx', { query: '?raw', import: 'default' })

/** Demonstrates a shell layout by its route's own `preferences`. */
export function ShellPage() {
  const { t } = useTranslation('layouts')
  const name = useLayoutName()
  const chosen = useAppSelector(selectChosen)
  const withConfig = useMemo(() => {
    const lines = configSnippet({ ...chosen, ...layouts[name] })
    return { ...sources, './shell/DefaultExample.tsx': () => Promise.resolve(lines) }
  }, [chosen, name])
  return (
    <ExamplePage
      title={t(`nav.layout-${name}`)}
      texts={t('shell', { returnObjects: true })}
      files={files}
      sources={withConfig}
      wide="all"
    >
      <PreviewAlert />
      <Guide name={name} />
    </ExamplePage>
  )
}
