import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import type { Crumb } from '@core/components/Breadcrumbs'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { CrumbsContext, HeadingContext } from '@core/components/pageContext'
import { guardRepeats } from '@core/guardRepeats'
import { keepFocus } from '@core/keepFocus'
import { lazyPart } from '@core/lazy/lazyPart'
import { onTimeZone } from '@core/zonedTime'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Outlet, useLocation } from 'react-router-dom'
import { readIdleLock, watchIdleLock } from '@/configs/idleLock'
import { theme } from '@/configs/theme'
import { modules, routes } from '@/navigation/modules'
import { changedElsewhere } from '@/redux/app/events'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchBadges, selectWrites } from '@/redux/shell/badges/slice'
import { selectEndedBy, selectUserData } from '@/redux/shell/session/slice'
import { readOrigin } from '@/redux/shell/session/viewAs'
import { pageShown } from '@/redux/shell/visits/slice'
import { useNow } from '@/utility/hooks/useNow'
import { AbilityGate } from './AbilityGate'
import { OfflineBanner } from './frame/OfflineBanner'
import { useStoredOutline } from './frame/outline'
import { ScrollToTop } from './frame/ScrollToTop'
import { InShellContext } from './inShell'
import { useShellLayout } from './shellLayout'
import { HorizontalMenu } from './menu/HorizontalMenu'
import { useMenu } from './menu/useMenu'
import { VerticalMenu } from './menu/VerticalMenu'
import { Navbar } from './navbar/Navbar'
import { useOverlays } from './overlays'
import { ShellOverlays } from './ShellOverlays'
import { SingleKeys } from './shortcuts/SingleKeys'
import { useCurrentRoute } from './useCurrentRoute'
import { useLinkPreloads } from './useLinkPreloads'
import { StartAnewContext } from './useResetSamples'
import '@core/scss/kit.scss'
import '@core/scss/bootstrap-rest.scss'
import './shell.scss'

function Footer({ type }: { type: 'static' | 'sticky' }) {
  const { t } = useTranslation('shell')
  return (
    <footer className={cx('shell-footer', type === 'sticky' && 'is-sticky')}>
      <div className="shell-width">
        <p>{t('footer.licence', { year: useNow().getFullYear() })}</p>
      </div>
    </footer>
  )
}

/** First tab stop. */
function SkipLink() {
  const { t } = useTranslation('shell')
  function handleClick(event: MouseEvent) {
    event.preventDefault() // Keeps the page's URL.
    document.querySelector<HTMLElement>('#main')?.focus()
  }
  return (
    <a className="skip-link" href="#main" onClick={handleClick}>
      {t('skip')}
    </a>
  )
}

function CustomizerTab() {
  const { t } = useTranslation('shell')
  const { open, warm } = useOverlays()
  if (!theme.hasCustomizer) return null
  return (
    <IconButton
      variant="primary"
      className="customizer-tab"
      label={t('customizer.open')}
      icon={<SlidersHorizontal aria-hidden="true" />}
      onPointerEnter={() => warm('customizer')}
      onClick={() => open('customizer')}
    />
  )
}

/** Records the visit under the route's title. @returns replaces the title by the page's heading */
function useVisits(): (heading: string) => void {
  const { t } = useTranslation('nav')
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const title = useCurrentRoute()?.title
  const note = useCallback(
    (label: string) => {
      dispatch(pageShown({ to: pathname + search, label }))
    },
    [dispatch, pathname, search],
  )
  // A layout effect runs before the effect in which the page reports its heading.
  useLayoutEffect(() => {
    if (title) note(t(title))
  }, [note, t, title])
  return note
}

function useCrumbs(): readonly Crumb[] {
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

function useBadges(): void {
  const ability = useAbility<AppAbility>()
  const writes = useAppSelector(selectWrites)
  const hasBadges = useMenu().some(({ items }) => items.some(({ badge }) => badge !== null))
  useRequest(fetchBadges, hasBadges && ability.can('read', 'Data') ? writes : null)
}

/** Refetches when the time zone changes: the backend counts by day, for example tasks due today. */
function useZonedData(): void {
  const dispatch = useAppDispatch()
  useEffect(() => onTimeZone(() => dispatch(changedElsewhere())), [dispatch])
}

const LoginDialog = lazyPart(() => import('./lock/LoginDialog').then((module) => module.LoginDialog))

const IdleLock = lazyPart<{ minutes: number }>(() => import('./lock/IdleLock').then((module) => module.IdleLock), null)

const Background = lazyPart(() => import('./Background').then((module) => module.Background), null)

const ViewAsBanner = lazyPart(() => import('./navbar/ViewAsBanner').then((module) => module.ViewAsBanner), null)

function Shell() {
  const idleMinutes = useSyncExternalStore(watchIdleLock, readIdleLock)
  const isPaused = useAppSelector(selectEndedBy) !== null
  const [hasBackground, setBackground] = useState(false)
  // Later, so that it does not delay the first page.
  useEffect(() => {
    const timer = setTimeout(() => setBackground(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  const viewed = readOrigin(useAppSelector(selectUserData)?.email)
  const { menu, navbar, footer } = useShellLayout()
  const crumbs = useCrumbs()
  const onHeading = useVisits()
  useBadges()
  useLinkPreloads()
  useZonedData()
  useStoredOutline()
  return (
    <ShellOverlays>
      <div className="shell">
        <SkipLink />
        {menu === 'vertical' && <VerticalMenu />}
        <div className="shell-column">
          {navbar !== 'hidden' && <Navbar type={navbar} menu={menu} />}
          {menu === 'horizontal' && <HorizontalMenu />}
          {viewed && (
            <Suspense>
              <ViewAsBanner />
            </Suspense>
          )}
          <OfflineBanner />
          <main id="main" className="shell-content" tabIndex={-1}>
            <InShellContext value>
              <CrumbsContext value={crumbs}>
                <HeadingContext value={onHeading}>
                  <Outlet />
                </HeadingContext>
              </CrumbsContext>
            </InShellContext>
          </main>
          {footer !== 'hidden' && <Footer type={footer} />}
        </div>
        <ScrollToTop />
        {hasBackground && !isPaused && (
          <Suspense>
            <Background />
          </Suspense>
        )}
        {idleMinutes > 0 && !isPaused && (
          <Suspense>
            <IdleLock minutes={idleMinutes} />
          </Suspense>
        )}
        {navbar === 'hidden' && <CustomizerTab />}
      </div>
    </ShellOverlays>
  )
}

export function AppLayout() {
  const [round, setRound] = useState(0)
  const startAnew = useCallback(() => setRound((count) => count + 1), [])
  // A new key remounts the shell, so nothing of the previous user stays on screen.
  const key = `${useAppSelector(selectUserData)?.id ?? ''} ${round}`
  const [firstKey] = useState(key)
  const isPaused = useAppSelector(selectEndedBy) !== null
  useEffect(() => {
    guardRepeats(window)
    return keepFocus()
  }, [])

  useEffect(() => {
    // The focused element was unmounted.
    if (key !== firstKey) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [key, firstKey])

  return (
    <AbilityGate>
      <StartAnewContext value={startAnew}>
        <SingleKeys>
          <Shell key={key} />
        </SingleKeys>
        {isPaused && (
          <Suspense>
            <LoginDialog />
          </Suspense>
        )}
      </StartAnewContext>
    </AbilityGate>
  )
}
