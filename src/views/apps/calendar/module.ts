import { defineModule } from '@core/module/defineModule'
import { definePath } from '@core/module/definePath'
import { CalendarDays } from 'lucide-react'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    calendar: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

const paths = {
  calendar: definePath('/apps/calendar'),
}

export default defineModule({
  key: 'apps/calendar',
  i18n: { namespace: 'calendar', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 42, icon: CalendarDays },
  commands: [{ title: 'eventAdd', to: paths.calendar.href({}, { event: 'new' }), can: ['create', 'Calendar'] }],
  routes: [
    {
      path: paths.calendar.pattern,
      title: 'calendar',
      can: ['read', 'Calendar'],
      load: async () => (await import('./CalendarPage')).CalendarPage,
    },
  ],
})
