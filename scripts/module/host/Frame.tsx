import { useTranslation } from 'react-i18next'
import { generatePath, NavLink, Outlet } from 'react-router-dom'
import { modules, routes } from '@/navigation/modules'

function Links() {
  const { t } = useTranslation('nav')
  const linked = modules.flatMap(({ nav, routes: own }) => (nav ? (nav.routes ?? own.map(({ path }) => path)) : []))
  return (
    <nav className="nav nav-underline px-4">
      {routes
        .filter(({ path }) => linked.includes(path))
        .map(({ path, title }) => (
          <NavLink key={path} className="nav-link" to={generatePath(path)}>
            {t(title)}
          </NavLink>
        ))}
    </nav>
  )
}

/** Layout of an app without other pages: links, and the page. Replace it by your own: menu, login, logo. */
export function Frame() {
  return (
    <div className="shell-column">
      <Links />
      <main id="main" className="shell-content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
