import { defineModule } from '@core/module/defineModule'
import { AppWindow } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    modalExamples: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/modal-examples',
  i18n: { namespace: 'modalExamples', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 95, icon: AppWindow },
  routes: [
    {
      path: '/pages/modal-examples',
      title: 'modalExamples',
      can: ['update', 'Data'],
      load: async () => (await import('./ModalExamplesPage')).ModalExamplesPage,
    },
  ],
})
