import { defineModule } from '@core/module/defineModule'
import { Tags } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    pricing: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/pricing',
  i18n: { namespace: 'pricing', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 60, icon: Tags },
  routes: [
    {
      path: '/pages/pricing',
      title: 'pricing',
      can: ['read', 'Data'],
      load: async () => (await import('./PricingPage')).PricingPage,
    },
  ],
})
