import { defineModule } from '@core/module/defineModule'
import { CircleQuestionMark } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    faq: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/faq',
  i18n: { namespace: 'faq', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 40, icon: CircleQuestionMark },
  routes: [
    {
      path: '/pages/faq',
      title: 'faq',
      can: ['read', 'Data'],
      load: async () => (await import('./FaqPage')).FaqPage,
    },
  ],
})
