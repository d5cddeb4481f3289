import type { Preferences } from '@/utility/preferences'

/** Pages cannot override preferences that users need on every page. */
declare module '@core/module/defineModule' {
  interface PagePreferences extends Partial<Readonly<Omit<Preferences, 'skin' | 'direction' | 'shortcuts'>>> {}
}

interface Theme {
  readonly toastPosition: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`
  readonly hasCustomizer: boolean
  readonly hasScrollToTop: boolean
}

/** Settings without a control in the customizer. */
export const theme: Theme = {
  toastPosition: 'top-right',
  hasCustomizer: true,
  hasScrollToTop: true,
}
