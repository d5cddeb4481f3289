import type { NavKey } from '@core/i18n/resources'
import type { ModuleRoute } from '@core/module/defineModule'
import { defineModule } from '@core/module/defineModule'
import { Shapes } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    ui: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute => ({
  path: `/ui/${path}`,
  layout: 'app',
  title,
  can: ['read', 'Data'],
  load,
})

const routes = [
  {
    ...page('typography', 'typography', async () => (await import('./TypographyPage')).TypographyPage),
    examples: 'typography',
  },
  page('colors', 'colors', async () => (await import('./ColorsPage')).ColorsPage),
  page('icons', 'icons', async () => (await import('./IconsPage')).IconsPage),
  page('illustrations', 'illustrations', async () => (await import('./IllustrationsPage')).IllustrationsPage),
]

export default defineModule({
  key: 'ui/elements',
  i18n: { namespace: 'ui', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 5, icon: Shapes, group: 'ui', routes: routes.map(({ path }) => path) },
  routes,
})
