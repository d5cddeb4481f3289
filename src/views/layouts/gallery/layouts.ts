import type { PagePreferences } from '@core/module/defineModule'

/** Overrides of the user's preferences, by the last segment of the URL. */
export const layouts = {
  boxed: { contentWidth: 'boxed' },
  full: { contentWidth: 'full' },
  'collapsed-menu': { menuLayout: 'vertical', menuHidden: false, menuCollapsed: true },
  'without-menu': { menuHidden: true },
  horizontal: { menuLayout: 'horizontal', menuHidden: false },
  static: { navbar: 'static' },
  sticky: { navbar: 'sticky' },
} as const satisfies Readonly<Record<string, PagePreferences>>
