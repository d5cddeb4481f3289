import type shell from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    shell: typeof shell
  }
}
