import { defineModule } from '@core/module/defineModule'
import { MessageSquare } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    chat: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/chat',
  i18n: { namespace: 'chat', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 20, icon: MessageSquare, hasBadge: true },
  routes: [
    {
      path: paths.chat.pattern,
      sample: paths.chat.href({ id: 3 }),
      title: 'chat',
      can: ['read', 'Chat'],
      load: async () => (await import('./ChatPage')).ChatPage,
    },
  ],
})
