import { defineModule } from '@core/module/defineModule'
import { SquareKanban } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    kanban: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/kanban',
  i18n: { namespace: 'kanban', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 40, icon: SquareKanban },
  routes: [
    {
      path: paths.kanban.pattern,
      title: 'kanban',
      can: ['read', 'Kanban'],
      load: async () => (await import('./KanbanPage')).KanbanPage,
    },
  ],
})
