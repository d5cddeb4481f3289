import { defineModule } from '@core/module/defineModule'
import { Component } from 'lucide-react'
import type texts from './locales/en.json'
import { paths } from './paths'

declare module '@core/i18n/resources' {
  interface I18nResources {
    reference: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'components/reference',
  i18n: { namespace: 'reference', load: (language) => import(`./locales/${language}.json`) },
  nav: {
    section: 'elements',
    order: 21,
    icon: Component,
    group: 'components',
    routes: [paths.reference.pattern],
  },
  routes: [
    {
      path: paths.reference.pattern,
      title: 'reference',
      can: ['read', 'Data'],
      load: async () => (await import('./ReferencePage')).ReferencePage,
    },
    {
      path: paths.entry.pattern,
      sample: paths.entry.href({ name: 'useList' }),
      title: 'reference',
      can: ['read', 'Data'],
      parent: paths.reference.pattern,
      load: async () => (await import('./EntryPage')).EntryPage,
    },
  ],
})
