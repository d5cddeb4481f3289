import { defineModule } from '@core/module/defineModule'
import { UserRoundCog } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    roles: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/roles',
  i18n: { namespace: 'roles', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 62, icon: UserRoundCog },
  routes: [
    {
      path: paths.roles.pattern,
      title: 'roles',
      can: ['read', 'ACL'],
      load: async () => (await import('./RolesPage')).RolesPage,
    },
  ],
})
