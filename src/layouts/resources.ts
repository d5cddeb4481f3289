import type lab from './lab/locales/en.json'
import type shell from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    lab: typeof lab
    shell: typeof shell
  }
}
