import { Button } from '@core/components/button/Button'
import { createAppAbility } from '@core/auth/ability'
import { LinkButton } from '@core/components/button/LinkButton'
import { MessagePage } from '@core/components/MessagePage'
import { NotFound } from '@core/illustrations/NotFound'
import { lazyPart } from '@core/lazy/lazyPart'
import { ArrowLeft, House } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRules } from '@/redux/shell/session/slice'

const PageSearch = lazyPart(() => import('./PageSearch').then(({ PageSearch }) => PageSearch))

/** Shown for unknown URLs. */
export function ErrorPage() {
  const { t } = useTranslation('error')
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  // First entry of the visit: going back would leave the app.
  const isFirst = key === 'default'
  // Outside the shell, no ability context exists.
  const maySearch = createAppAbility(useAppSelector(selectRules)).can('read', 'Bookmark')
  const isUnknown = pathname !== publicPaths.error.pattern

  return (
    <MessagePage
      title={t('title')}
      picture={<NotFound />}
      actions={
        <>
          <LinkButton to={publicPaths.home.href()} variant="primary" icon={<House aria-hidden="true" />}>
            {t('home')}
          </LinkButton>
          {!isFirst && (
            <Button icon={<ArrowLeft className="flip-rtl" aria-hidden="true" />} onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('text')}</p>
      {isUnknown && (
        <p className="text-muted text-sm">
          {t('address')} <code dir="ltr">{pathname}</code>
        </p>
      )}
      {maySearch && (
        <Suspense>
          <PageSearch key={pathname} pathname={isUnknown ? pathname : ''} />
        </Suspense>
      )}
    </MessagePage>
  )
}
