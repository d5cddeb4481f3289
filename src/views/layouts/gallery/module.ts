import type { NavKey } from '@core/i18n/resources'
import { defineModule, type ModuleRoute } from '@core/module/defineModule'
import { LayoutTemplate } from 'lucide-react'
import type texts from './locales/en.json'
import { layouts } from './layouts'

declare module '@core/i18n/resources' {
  interface I18nResources {
    layouts: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const page = (name: string, title: NavKey, load: ModuleRoute['load'], examples = name): ModuleRoute => ({
  path: `/layouts/${name}`,
  title,
  examples,
  can: ['read', 'Data'],
  load,
})

const inShell = (name: keyof typeof layouts, title: NavKey): ModuleRoute => ({
  ...page(name, title, async () => (await import('./ShellPage')).ShellPage, 'shell'),
  preferences: layouts[name],
})

export default defineModule({
  key: 'layouts/gallery',
  i18n: { namespace: 'layouts', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 80, icon: LayoutTemplate, group: 'pageLayouts' },
  routes: [
    inShell('boxed', 'layout-boxed'),
    inShell('full', 'layout-full'),
    inShell('collapsed-menu', 'layout-collapsed-menu'),
    inShell('without-menu', 'layout-without-menu'),
    inShell('horizontal', 'layout-horizontal'),
    inShell('static', 'layout-static'),
    inShell('sticky', 'layout-sticky'),
    {
      path: '/layouts/blank',
      layout: 'blank',
      title: 'layout-blank',
      examples: 'shell.overview',
      load: async () => (await import('./BlankPage')).BlankPage,
    },
    page('one-column', 'layout-one-column', async () => (await import('./OneColumnPage')).OneColumnPage),
    page('two-columns', 'layout-two-columns', async () => (await import('./TwoColumnsPage')).TwoColumnsPage),
  ],
})
