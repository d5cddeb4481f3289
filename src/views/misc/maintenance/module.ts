import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    maintenance: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const paths = { maintenance: '/misc/maintenance' }

export default defineModule({
  key: 'misc/maintenance',
  i18n: { namespace: 'maintenance', load: (language) => import(`./locales/${language}.json`) },
  routes: [
    {
      path: paths.maintenance,
      layout: 'blank',
      title: 'maintenance',
      isPublic: true,
      load: async () => (await import('./MaintenancePage')).MaintenancePage,
    },
  ],
})
