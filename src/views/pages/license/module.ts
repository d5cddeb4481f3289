import { defineModule } from '@core/module/defineModule'
import { Scale } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    license: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/license',
  i18n: { namespace: 'license', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 85, icon: Scale },
  routes: [
    {
      path: '/pages/license',
      title: 'license',
      can: ['read', 'Data'],
      load: async () => (await import('./LicensePage')).LicensePage,
    },
  ],
})
