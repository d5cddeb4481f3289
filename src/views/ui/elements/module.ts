import type { NavKey } from '@core/i18n/resources'
import { defineModule, type ModuleRoute } from '@core/module/defineModule'
import { Shapes } from 'lucide-react'
import { examplePage } from '@/views/shared/examplePage'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    ui: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (path: string, title: NavKey, load: ModuleRoute['load']): ModuleRoute => ({
  path: `/ui/${path}`,
  title,
  can: ['read', 'Data'],
  load,
})

export default defineModule({
  key: 'ui/elements',
  i18n: { namespace: 'ui', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 5, icon: Shapes, group: 'ui' },
  routes: [
    examplePage('/ui/typography', 'typography', async () => (await import('./TypographyPage')).TypographyPage),
    page('colors', 'colors', async () => (await import('./ColorsPage')).ColorsPage),
    page('icons', 'icons', async () => (await import('./IconsPage')).IconsPage),
    page('illustrations', 'illustrations', async () => (await import('./IllustrationsPage')).IllustrationsPage),
  ],
})
