import { CrumbsContext } from '@core/components/crumbsContext'
import { useFocusAfterRemoval } from '@core/hooks/useFocusAfterRemoval'
import { useCallback, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import { AbilityGate } from './AbilityGate'
import { Footer } from './frame/Footer'
import { OfflineBanner } from './frame/OfflineBanner'
import { ScrollToTop } from './frame/ScrollToTop'
import { SkipLink } from './frame/SkipLink'
import { InShellContext } from './inShell'
import { useShellLook } from './look'
import { HorizontalMenu } from './menu/HorizontalMenu'
import { useBadges } from './menu/useBadges'
import { VerticalMenu } from './menu/VerticalMenu'
import { Navbar } from './navbar/Navbar'
import { CustomizerTab } from './customizer/CustomizerTab'
import { ShellOverlays } from './ShellOverlays'
import { SingleKeys } from './shortcuts/SingleKeys'
import { useCrumbs } from './useCrumbs'
import { useLinkPreloads } from './useLinkPreloads'
import { StartAnewContext } from './useResetSamples'
import { useOneEntryEach } from './useOneEntryEach'
import { useVisits } from './useVisits'
import './shell.scss'

function Shell() {
  const { menu, navbar, footer } = useShellLook()
  const crumbs = useCrumbs()
  useBadges()
  useLinkPreloads()
  useVisits()
  useOneEntryEach()
  return (
    <ShellOverlays>
      <div className="shell">
        <SkipLink />
        {menu === 'vertical' && <VerticalMenu />}
        <div className="shell-column">
          {navbar !== 'hidden' && <Navbar type={navbar} menu={menu} />}
          {menu === 'horizontal' && <HorizontalMenu />}
          <OfflineBanner />
          <main id="main" className="shell-content" tabIndex={-1}>
            <InShellContext value>
              <CrumbsContext value={crumbs}>
                <Outlet />
              </CrumbsContext>
            </InShellContext>
          </main>
          {footer !== 'hidden' && <Footer type={footer} />}
        </div>
        <ScrollToTop />
        {navbar === 'hidden' && <CustomizerTab />}
      </div>
    </ShellOverlays>
  )
}

/** What stands around the pages of the signed-in product. */
export function AppLayout() {
  const [round, setRound] = useState(0)
  const startAnew = useCallback(() => setRound((count) => count + 1), [])
  // A new key mounts the shell again: nothing of one person is left on screen for the next.
  const key = `${useAppSelector(selectUserData)?.id ?? ''} ${round}`
  const [firstKey] = useState(key)
  useFocusAfterRemoval()

  useEffect(() => {
    // What had the focus is gone.
    if (key !== firstKey) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [key, firstKey])

  return (
    <AbilityGate>
      <StartAnewContext value={startAnew}>
        <SingleKeys>
          <Shell key={key} />
        </SingleKeys>
      </StartAnewContext>
    </AbilityGate>
  )
}
