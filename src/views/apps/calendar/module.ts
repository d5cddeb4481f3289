import { defineModule } from '@core/module/defineModule'
import { CalendarDays } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    calendar: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/calendar',
  i18n: { namespace: 'calendar', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'apps', order: 42, icon: CalendarDays },
  commands: [{ title: 'eventAdd', to: paths.calendar.href({}, { event: 'new' }), can: ['create', 'Calendar'] }],
  background: async () => (await import('./EventReminders')).EventReminders,
  routes: [
    {
      path: paths.calendar.pattern,
      title: 'calendar',
      can: ['read', 'Calendar'],
      load: async () => (await import('./CalendarPage')).CalendarPage,
    },
  ],
})
