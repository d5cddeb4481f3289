import { defineModule } from '@core/module/defineModule'
import { ListTodo } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    todo: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/todo',
  i18n: { namespace: 'todo', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 30, icon: ListTodo, routes: [paths.todo.pattern], hasBadge: true },
  commands: [{ title: 'taskAdd', to: paths.todo.href({ filter: 'all', id: 'new' }), can: ['create', 'Todo'] }],
  background: async () => (await import('./TaskReminders')).TaskReminders,
  routes: [
    // First: the other route would match `tag` as a filter.
    {
      path: paths.todoTag.pattern,
      sample: paths.todoTag.href({ tag: 'high' }),
      title: 'todoTag',
      can: ['read', 'Todo'],
      parent: paths.todo.pattern,
      load: async () => (await import('./TodoPage')).TodoPage,
    },
    {
      path: paths.todo.pattern,
      sample: paths.todo.href(),
      title: 'todo',
      can: ['read', 'Todo'],
      load: async () => (await import('./TodoPage')).TodoPage,
    },
  ],
})
