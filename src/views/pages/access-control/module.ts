import { defineModule } from '@core/module/defineModule'
import { ShieldCheck } from 'lucide-react'
import { publicPaths } from '@/configs/publicPaths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    accessControl: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/access-control',
  i18n: { namespace: 'accessControl', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 10, icon: ShieldCheck },
  routes: [
    {
      path: publicPaths.accessControl.pattern,
      title: 'accessControl',
      can: ['read', 'ACL'],
      load: async () => (await import('./AccessControlPage')).AccessControlPage,
    },
  ],
})
