import { defineModule } from '@core/module/defineModule'
import { KeyRound } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    permissions: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/permissions',
  i18n: { namespace: 'permissions', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 64, icon: KeyRound },
  routes: [
    {
      path: paths.permissions.pattern,
      title: 'permissions',
      can: ['read', 'ACL'],
      load: async () => (await import('./PermissionsPage')).PermissionsPage,
    },
  ],
})
