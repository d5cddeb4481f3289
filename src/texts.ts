import type { I18nLoader, ModuleManifest } from '@core/module/defineModule'
import i18next from 'i18next'
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

// Development only: replaces the texts of an edited locale file without a reload (scripts/vite/localeUpdates.ts).
if (import.meta.hot) {
  const shared: Readonly<Record<string, string>> = {
    'src/@core': 'core',
    'src/@core/components': 'kit',
    'src/navigation': 'nav',
    'src/layouts': 'shell',
    'src/layouts/lab': 'lab',
  }
  import.meta.hot.on('locale-update', ({ folder, language, texts }) => {
    void import('./navigation/modules').then(({ modules }) => {
      const own = modules.find(({ key }) => folder === `src/views/${key}`)?.i18n?.namespace
      const namespace = shared[folder] ?? own
      if (namespace !== undefined) i18next.addResourceBundle(language, namespace, texts)
      if (texts.nav !== undefined) i18next.addResourceBundle(language, 'nav', texts.nav)
      i18next.emit('languageChanged', i18next.language)
    })
  })
}
