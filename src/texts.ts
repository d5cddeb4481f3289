import type { I18nLoader, ModuleManifest } from '@core/module/defineModule'
import { publicModules } from './navigation/publicModules'

type Loaders = Readonly<Record<string, I18nLoader>>

function loadersOf(modules: readonly ModuleManifest[]): Loaders {
  return Object.fromEntries(modules.flatMap(({ i18n }) => (i18n ? [[i18n.namespace, i18n.load]] : [])))
}

const known: Loaders = {
  core: (language) => import(`./@core/locales/${language}.json`),
  kit: (language) => import(`./@core/components/locales/${language}.json`),
  nav: (language) => import(`./navigation/texts/${language}.ts`),
  shell: (language) => import(`./layouts/locales/${language}.json`),
  ...(import.meta.env.VITE_API !== 'real' && {
    // A separate file: its list of languages would enlarge this file for all users.
    lab: async (language) => (await import('./layouts/lab/texts')).loadLabTexts(language),
  }),
  ...loadersOf(publicModules),
}

export async function loadTexts(namespace: string, language: string): ReturnType<I18nLoader> {
  const load = known[namespace] ?? loadersOf((await import('./navigation/modules')).memberModules)[namespace]
  if (!load) throw new Error(`There are no texts for "${namespace}".`)
  return load(language)
}
