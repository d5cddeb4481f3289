export const skins = ['light', 'dark', 'bordered', 'semi-dark', 'system'] as const
/** `language` is the direction of the current language. */
export const directions = ['language', 'ltr', 'rtl'] as const
export const primaries = ['indigo', 'blue', 'teal', 'green', 'orange', 'rose'] as const
export const menuLayouts = ['vertical', 'horizontal'] as const
export const contentWidths = ['boxed', 'full'] as const
export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const
export const footerTypes = ['static', 'sticky', 'hidden'] as const

/** The user's choices in the customizer. */
export interface Preferences {
  skin: (typeof skins)[number]
  direction: (typeof directions)[number]
  menuCollapsed: boolean
  primary: (typeof primaries)[number]
  menuLayout: (typeof menuLayouts)[number]
  menuHidden: boolean
  contentWidth: (typeof contentWidths)[number]
  navbar: (typeof navbarTypes)[number]
  footer: (typeof footerTypes)[number]
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  shortcuts: boolean
}
