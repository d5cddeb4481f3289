import type {} from 'i18next'
import type kit from '../components/locales/en.json'
import type core from '../locales/en.json'

/** Texts by namespace. Each module adds its own by declaration merging in its `module.ts`. */
export interface I18nResources {
  /** Of what stands on every page, sign-in included. */
  core: typeof core
  /** Of the parts of the kit that only pages behind the sign-in have. */
  kit: typeof kit
}

/** Names of pages, menu entries and areas. Each module adds its own, the `nav` of its texts, by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- open, as above
export interface NavTexts {}

/** A key of the `nav` namespace: any text in a product whose modules name none. */
export type NavKey = [keyof NavTexts] extends [never] ? string : Exclude<keyof NavTexts, 'section'>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core'
    resources: I18nResources
  }
}
