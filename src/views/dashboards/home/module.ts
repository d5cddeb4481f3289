import { defineModule } from '@core/module/defineModule'
import { ChartLine, LayoutDashboard } from 'lucide-react'
import { publicPaths } from '@/configs/publicPaths'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    dashboards: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const dashboards = [publicPaths.home.pattern, paths.dashboardAnalytics.pattern]

export default defineModule({
  key: 'dashboards/home',
  i18n: { namespace: 'dashboards', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'dashboards', order: 10, icon: LayoutDashboard, routes: dashboards },
  routes: [
    {
      path: publicPaths.home.pattern,
      title: 'home',
      can: ['read', 'Data'],
      load: async () => (await import('./HomePage')).HomePage,
    },
    {
      path: paths.dashboardAnalytics.pattern,
      title: 'dashboardAnalytics',
      icon: ChartLine,
      can: ['read', 'Data'],
      load: async () => (await import('./AnalyticsPage')).AnalyticsPage,
    },
  ],
})
