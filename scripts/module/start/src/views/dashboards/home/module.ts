import { defineModule } from '@core/module/defineModule'
import { LayoutDashboard } from 'lucide-react'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    home: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'dashboards/home',
  i18n: { namespace: 'home', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'dashboards', order: 10, icon: LayoutDashboard },
  routes: [
    {
      path: publicPaths.home.pattern,
      title: 'dashboard',
      can: ['read', 'Data'],
      load: async () => (await import('./HomePage')).HomePage,
    },
  ],
})
