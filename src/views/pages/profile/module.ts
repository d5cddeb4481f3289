import { defineModule } from '@core/module/defineModule'
import { CircleUser } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    profile: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/profile',
  i18n: { namespace: 'profile', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 30, icon: CircleUser, isPersonal: true },
  routes: [
    {
      path: paths.profile.pattern,
      sample: paths.profile.href(),
      title: 'profile',
      can: ['read', 'Data'],
      load: async () => (await import('./ProfilePage')).ProfilePage,
    },
  ],
})
