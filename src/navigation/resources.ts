import type nav from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    nav: NavTexts
  }
  interface NavTexts extends Readonly<typeof nav> {}
}
