import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate, type Location } from 'react-router-dom'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { UserData } from '@/redux/shell/session/schema'
import { lockSession, selectUserData } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { LockForm } from '@/views/shared/auth/LockForm'
import { OidcLoginButton } from '@/views/shared/auth/OidcLoginButton'
import { SessionNotice } from '@/views/shared/auth/SessionNotice'
import { useDestination } from '@/views/shared/auth/useDestination'
import { Pending } from './callbackStates'
import styles from '@/views/shared/auth/auth.module.scss'

/** Remaining data of the user after the lock. */
interface Person {
  readonly email: string
  readonly name: string
  readonly avatar: string
}

/** Stored in the history entry: survives a reload, but not the tab. */
function readPerson(state: unknown): Person | null {
  if (typeof state !== 'object' || state === null) return null
  const { email, name, avatar }: Partial<Record<keyof Person, unknown>> = state
  return typeof email === 'string' && typeof name === 'string' && typeof avatar === 'string'
    ? { email, name, avatar }
    : null
}

function personOf({ email, fullName, username, avatar }: UserData): Person {
  return { email, name: fullName || username, avatar: avatar ?? '' }
}

/** Ends the session on mount; only the password opens it again. The same user then returns to the previous page. */
export function LockPage() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const place: Location<unknown> = useLocation()
  const { pathname, search } = place
  const user = useAppSelector(selectUserData)
  const wanted = useDestination()
  const locked = readPerson(place.state)
  const isLocking = user !== null && locked === null
  // The history state is written only after the logout.
  const [initial] = useState(user && personOf(user))
  const person = locked ?? initial

  useEffect(() => {
    if (!isLocking) return
    async function lock(state: Person) {
      await dispatch(lockSession())
      await navigate(pathname + search, { replace: true, state })
    }
    void lock(personOf(user))
  }, [isLocking, user, navigate, pathname, search, dispatch])

  if (user && !isLocking) return <Navigate to={wanted ?? landingPath(user.role)} replace />
  if (!person) return <Navigate to={publicPaths.login.pattern + search} replace />
  return (
    <AuthLayout
      title={person.name}
      tabTitle={t('lock.title')}
      {...(import.meta.env.VITE_SESSION !== 'oidc' && { intro: t('lock.intro') })}
      face={person.avatar}
    >
      <SessionNotice />
      {user ? (
        <Pending>{t('lock.pending')}</Pending>
      ) : import.meta.env.VITE_SESSION === 'oidc' ? (
        <OidcLoginButton>{t('lock.submit')}</OidcLoginButton>
      ) : (
        <>
          <LockForm email={person.email} submitLabel={t('lock.submit')} />
          <p className={styles.authMore}>
            <Link to={publicPaths.login.pattern}>{t('lock.other')}</Link>
          </p>
        </>
      )}
    </AuthLayout>
  )
}
