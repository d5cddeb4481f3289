import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { MessagePage } from '@core/components/MessagePage'
import { NotAuthorized } from '@core/illustrations/NotAuthorized'
import { House, LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useSessionRoleName } from '@/redux/shell/roles/useRoleName'
import { selectUserData, signOut } from '@/redux/shell/session/slice'
import { RequestAccess } from './RequestAccess'
import styles from './not-authorized.module.scss'

/** URL of the forbidden page, if a redirect led here. */
function refusedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  return typeof state.from === 'string' ? state.from : undefined
}

export function NotAuthorizedPage() {
  const { t } = useTranslation('notAuthorized')
  const roleName = useSessionRoleName()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectUserData)
  const location: Location<unknown> = useLocation()
  const redirect = refusedPath(location.state)
  const login = publicPaths.login.href({}, { redirect })

  async function changeUser() {
    await dispatch(signOut('asked'))
    await navigate(login)
  }

  const facts = [
    user && {
      term: t('user'),
      value: t('userWithRole', { name: user.fullName || user.username, role: roleName(user.role) }),
    },
    redirect !== undefined && { term: t('page'), value: <code dir="ltr">{redirect}</code> },
  ].filter((fact) => fact !== null && fact !== false)

  return (
    <MessagePage
      title={t('title')}
      picture={<NotAuthorized />}
      actions={
        user ? (
          <>
            {redirect !== undefined && <RequestAccess page={redirect} />}
            {/* The start page redirects to the user's landing page. */}
            <LinkButton
              to={publicPaths.home.href()}
              {...(redirect === undefined && { variant: 'primary' })}
              icon={<House aria-hidden="true" />}
            >
              {t('home')}
            </LinkButton>
            <Button icon={<LogIn className="flip-rtl" aria-hidden="true" />} onClick={changeUser}>
              {t('changeUser')}
            </Button>
          </>
        ) : (
          <LinkButton to={login} variant="primary" icon={<LogIn className="flip-rtl" aria-hidden="true" />}>
            {t('logIn')}
          </LinkButton>
        )
      }
    >
      <p>{t(user ? 'text' : 'guestText')}</p>
      {facts.length > 0 && (
        <Card className={styles.refusal}>
          <DescriptionList items={facts} />
        </Card>
      )}
    </MessagePage>
  )
}
