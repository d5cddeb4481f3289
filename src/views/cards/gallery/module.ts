import { defineModule } from '@core/module/defineModule'
import { GalleryVerticalEnd } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    cards: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'cards/gallery',
  i18n: { namespace: 'cards', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'elements', order: 10, icon: GalleryVerticalEnd, group: 'cards' },
  routes: [
    {
      path: '/cards/basic',
      title: 'cardsBasic',
      examples: 'basic.examples',
      can: ['read', 'Data'],
      load: async () => (await import('./BasicPage')).BasicPage,
    },
    {
      path: '/cards/advance',
      title: 'cardsAdvance',
      examples: 'advance.examples',
      can: ['read', 'Data'],
      load: async () => (await import('./AdvancePage')).AdvancePage,
    },
    {
      path: '/cards/actions',
      title: 'cardsActions',
      can: ['read', 'Data'],
      load: async () => (await import('./ActionsPage')).ActionsPage,
    },
  ],
})
