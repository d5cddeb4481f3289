import { SearchField } from '@core/components/SearchField'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { filterMenu, isWorthSearching } from './filterMenu'
import { MenuTree } from './MenuTree'
import { useMenu } from './useMenu'

/** Shared by the vertical menu and the drawer. Scrolls to the current page's link. */
export function MenuBody() {
  const { t } = useTranslation(['shell', 'nav'])
  const sections = useMenu()
  const [query, setQuery] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const found = filterMenu(sections, query, (title) => t(title, { ns: 'nav' }))

  useEffect(() => {
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])

  return (
    <div className="menu-body">
      {isWorthSearching(sections) && <SearchField label={t('menu.search')} value={query} onSearch={setQuery} />}
      <div ref={scroller} className="menu-scroller">
        <MenuTree sections={found} isFiltered={query !== ''} />
        {found.length === 0 && <p className="menu-nothing">{t('menu.nothing')}</p>}
      </div>
    </div>
  )
}
