import { defineModule } from '@core/module/defineModule'
import { Users } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    user: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/user',
  i18n: { namespace: 'user', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 60, icon: Users, routes: [paths.userList.pattern], hasBadge: true },
  people: (name) => paths.userList.href({}, { q: name }),
  found: paths.userView.pattern,
  commands: [{ title: 'userAdd', to: `${paths.userList.href()}#new`, can: ['create', 'User'] }],
  routes: [
    {
      path: paths.userList.pattern,
      title: 'users',
      can: ['read', 'User'],
      load: async () => (await import('./UserListPage')).UserListPage,
    },
    {
      path: paths.userImport.pattern,
      title: 'userImport',
      can: ['create', 'User'],
      parent: paths.userList.pattern,
      load: async () => (await import('./UserImportPage')).UserImportPage,
    },
    {
      path: paths.userView.pattern,
      sample: paths.userView.href({ id: 7 }),
      title: 'userView',
      can: ['read', 'User'],
      parent: paths.userList.pattern,
      load: async () => (await import('./UserViewPage')).UserViewPage,
    },
    {
      path: paths.join.pattern,
      layout: 'blank',
      isPublic: true,
      title: 'join',
      load: async () => (await import('./JoinPage')).JoinPage,
    },
  ],
})
