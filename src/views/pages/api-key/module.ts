import { defineModule } from '@core/module/defineModule'
import { KeySquare } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    apiKey: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/api-key',
  i18n: { namespace: 'apiKey', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 90, icon: KeySquare },
  routes: [
    {
      path: '/pages/api-key',
      title: 'apiKey',
      can: ['read', 'Data'],
      load: async () => (await import('./ApiKeyPage')).ApiKeyPage,
    },
  ],
})
