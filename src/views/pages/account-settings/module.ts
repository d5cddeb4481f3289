import { defineModule } from '@core/module/defineModule'
import { Settings } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    accountSettings: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/account-settings',
  i18n: { namespace: 'accountSettings', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 20, icon: Settings, isPersonal: true },
  routes: [
    {
      path: paths.accountSettings.pattern,
      sample: paths.accountSettings.href(),
      title: 'accountSettings',
      can: ['read', 'Data'],
      load: async () => (await import('./AccountSettingsPage')).AccountSettingsPage,
    },
  ],
})
