import type { Preferences } from '@/utility/preferences'

/** A page's own look leaves alone what a person needs wherever they are. */
declare module '@core/module/defineModule' {
  interface PageLook extends Partial<Readonly<Omit<Preferences, 'skin' | 'direction' | 'shortcuts'>>> {}
}

interface Theme {
  readonly toastPosition: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`
  readonly hasCustomizer: boolean
  readonly hasScrollToTop: boolean
}

/** What the customizer does not change. */
export const theme: Theme = {
  toastPosition: 'top-right',
  hasCustomizer: true,
  hasScrollToTop: true,
}
