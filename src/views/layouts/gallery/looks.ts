import type { PageLook } from '@core/module/defineModule'

/** What each page shows of the look in place of what the person has chosen, by the end of its address. */
export const looks = {
  boxed: { contentWidth: 'boxed' },
  full: { contentWidth: 'full' },
  'collapsed-menu': { menuLayout: 'vertical', menuHidden: false, menuCollapsed: true },
  'without-menu': { menuHidden: true },
  horizontal: { menuLayout: 'horizontal', menuHidden: false },
  static: { navbar: 'static' },
  sticky: { navbar: 'sticky' },
} as const satisfies Readonly<Record<string, PageLook>>
