import { defineModule } from '@core/module/defineModule'
import { ShieldCheck } from 'lucide-react'
import { paths } from '@/navigation/paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    accessControl: typeof texts
  }
}

export default defineModule({
  key: 'pages/access-control',
  i18n: { namespace: 'accessControl', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 10, icon: ShieldCheck, routes: [paths.accessControl.pattern] },
  routes: [
    {
      path: paths.accessControl.pattern,
      layout: 'app',
      title: 'accessControl',
      can: ['read', 'ACL'],
      load: () => import('./AccessControlPage'),
    },
  ],
})
