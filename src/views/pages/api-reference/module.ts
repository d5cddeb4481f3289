import { defineModule } from '@core/module/defineModule'
import { Braces } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    apiReference: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/api-reference',
  i18n: { namespace: 'apiReference', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'misc', order: 90, icon: Braces },
  routes: [
    {
      path: '/pages/api-reference',
      title: 'apiReference',
      can: ['read', 'Data'],
      load: async () => (await import('./ApiReferencePage')).ApiReferencePage,
    },
  ],
})
