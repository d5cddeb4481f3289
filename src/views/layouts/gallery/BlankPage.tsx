import { LinkButton } from '@core/components/button/LinkButton'
import { ExamplePage } from '@core/components/example/ExamplePage'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/configs/publicPaths'
import { Guide } from './Guide'
import * as overview from './shell/OverviewExample'
import '@core/scss/bootstrap-rest.scss'

const files = { './shell/OverviewExample.tsx': overview }
const sources = import.meta.glob<string>('./shell/OverviewExample.tsx', { query: '?raw', import: 'default' })

/** `/layouts/blank`: without a shell, the page provides its own `<main>` and back link. */
export function BlankPage() {
  const { t } = useTranslation('layouts')
  return (
    <main className="container px-3 py-4">
      <ExamplePage
        title={t('nav.layout-blank')}
        texts={{ overview: t('shell.overview', { returnObjects: true }) }}
        files={files}
        sources={sources}
      >
        <Guide name="blank" />
        <div>
          <LinkButton to={publicPaths.home.href()} icon={<House aria-hidden="true" />}>
            {t('home')}
          </LinkButton>
        </div>
      </ExamplePage>
    </main>
  )
}
