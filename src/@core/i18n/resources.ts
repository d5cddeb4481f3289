import type {} from 'i18next'
import type kit from '../components/locales/en.json'
import type core from '../locales/en.json'

/** Texts by namespace. Each module adds its own by declaration merging in its `module.ts`. */
export interface I18nResources {
  /** Texts of every page, including login. */
  core: typeof core
  /** Texts of kit components that only pages after login use. */
  kit: typeof kit
}

/** Names of pages, menu entries and areas. Each module merges the `nav` part of its texts. */
// oxlint-disable-next-line typescript/no-empty-object-type -- open, as above
export interface NavTexts {}

/** Key of the `nav` namespace; any text if no module declares such keys. */
export type NavKey = [keyof NavTexts] extends [never] ? string : Exclude<keyof NavTexts, 'section'>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core'
    resources: I18nResources
  }
}
