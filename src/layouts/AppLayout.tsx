import { CrumbsContext } from '@core/components/crumbsContext'
import { useHotkeysPreference } from './shortcuts/useHotkeysPreference'
import { Outlet } from 'react-router-dom'
import { AbilityGate } from './AbilityGate'
import { Footer } from './frame/Footer'
import { OfflineBanner } from './frame/OfflineBanner'
import { ScrollToTop } from './frame/ScrollToTop'
import { SkipLink } from './frame/SkipLink'
import { InShellContext } from './inShell'
import { useShellLook } from './look'
import { HorizontalMenu } from './menu/HorizontalMenu'
import { VerticalMenu } from './menu/VerticalMenu'
import { Navbar } from './navbar/Navbar'
import { CustomizerTab } from './customizer/CustomizerTab'
import { ShellOverlays } from './ShellOverlays'
import { useCrumbs } from './useCrumbs'
import './shell.scss'

function Shell() {
  const { menu, navbar, footer } = useShellLook()
  const crumbs = useCrumbs()
  useHotkeysPreference()
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
  return (
    <AbilityGate>
      <Shell />
    </AbilityGate>
  )
}
