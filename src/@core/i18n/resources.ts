import type {} from 'i18next'
import type core from '../locales/en.json'

/** Texts by namespace. Each module adds its own by declaration merging in its `module.ts`. */
export interface I18nResources {
  core: typeof core
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core'
    resources: I18nResources
  }
}
