import type { I18nLoader } from '@core/module/defineModule'
import { modules } from '@/navigation/modules'

declare module '@core/i18n/resources' {
  interface I18nResources {
    nav: NavTexts
  }
}

type Texts = Awaited<ReturnType<I18nLoader>>

const shared = import.meta.glob<Texts>('../{@core,@core/components,layouts}/locales/*.json')
const folders: Readonly<Record<string, string>> = { core: '@core', kit: '@core/components', shell: 'layouts' }

async function loadNames(language: string): Promise<Texts> {
  const texts = await Promise.all(modules.flatMap(({ i18n }) => i18n?.load(language) ?? []))
  return { default: Object.assign({}, ...texts.map((own) => own.default.nav)) as Texts['default'] }
}

export async function loadTexts(namespace: string, language: string): Promise<Texts> {
  if (namespace === 'nav') return loadNames(language)
  const load = shared[`../${folders[namespace] ?? ''}/locales/${language}.json`]
  if (load) return load()
  const own = modules.find(({ i18n }) => i18n?.namespace === namespace)?.i18n?.load(language)
  return own ?? { default: {} }
}
