import { useCan } from '@core/auth/useCan'
import { useUser } from '@core/auth/user'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { RoutesContext } from '@core/module/useModuleLink'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/configs/publicPaths'

/** `/`: greets the user, and links to the pages that the user may read. */
export function HomePage() {
  const { t } = useTranslation(['home', 'nav'])
  const can = useCan()
  const name = useUser()?.fullName ?? ''
  const pages = use(RoutesContext).filter(
    ({ path, layout = 'app', can: rule, isPublic }) =>
      layout === 'app' &&
      !isPublic &&
      !path.includes(':') &&
      path !== publicPaths.home.pattern &&
      (!rule || can(...rule)),
  )
  return (
    <>
      <PageHeader title={t('title')} />
      <Card title={t('greeting', { name })}>
        <p className="mb-3">{t('text')}</p>
        <div className="cluster">
          {pages.map(({ path, title }) => (
            <LinkButton key={path} to={path}>
              {t(title, { ns: 'nav' })}
            </LinkButton>
          ))}
        </div>
      </Card>
    </>
  )
}
