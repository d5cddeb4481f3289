import { Outlet } from 'react-router-dom'
import { SkipLink } from './frame/SkipLink'
import { Footer } from './frame/Footer'
import { VerticalMenu } from './menu/VerticalMenu'
import { Navbar } from './navbar/Navbar'
import './shell.scss'

/** What stands around the pages of the signed-in product. */
export function AppLayout() {
  return (
    <div className="shell">
      <SkipLink />
      <VerticalMenu />
      <div className="shell-column">
        <Navbar />
        <main id="main" className="shell-content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  )
}
