import { ExamplePage } from '@core/components/example/ExamplePage'
import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { configSnippet } from '@/views/shared/look/configSnippet'
import { useAppSelector } from '@/redux/app/hooks'
import { selectChosen } from '@/redux/shell/layout/slice'
import { Guide } from './Guide'
import { looks } from './looks'
import { OwnLookAlert } from './OwnLookAlert'
import { useLookName } from './useLookName'

const files = import.meta.glob<Record<string, ComponentType>>('./shell/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./shell/*Example.tsx', { query: '?raw', import: 'default' })

/** A layout of the shell, shown by the page itself: its route has a look of its own. */
export function ShellPage() {
  const { t } = useTranslation('layouts')
  const name = useLookName()
  const chosen = useAppSelector(selectChosen)
  const withConfig = useMemo(() => {
    const lines = configSnippet({ ...chosen, ...looks[name] })
    return { ...sources, './shell/DefaultExample.tsx': () => Promise.resolve(lines) }
  }, [chosen, name])
  return (
    <ExamplePage
      title={t(`nav.layout-${name}`)}
      texts={t('shell', { returnObjects: true })}
      files={files}
      sources={withConfig}
    >
      <OwnLookAlert />
      <Guide name={name} />
    </ExamplePage>
  )
}
