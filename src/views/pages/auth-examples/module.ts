import { defineModule, type ModuleRoute } from '@core/module/defineModule'
import { UserRound } from 'lucide-react'
import { forms, paths, type ExampleLayout } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    authExamples: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

function routesOf(layout: ExampleLayout, name: Capitalize<ExampleLayout>): ModuleRoute[] {
  return forms.map((form) => ({
    path: paths[layout][form].pattern,
    layout: 'blank',
    title: `${form}${name}`,
    isPublic: true,
    load: async () => (await import('./ExamplePage')).ExamplePage,
  }))
}

export default defineModule({
  key: 'pages/auth-examples',
  i18n: { namespace: 'authExamples', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 95, icon: UserRound, group: 'authExamples' },
  routes: [
    ...routesOf('basic', 'Basic'),
    ...routesOf('cover', 'Cover'),
    {
      path: paths.registerSteps.pattern,
      layout: 'blank',
      title: 'registerSteps',
      isPublic: true,
      load: async () => (await import('./RegisterStepsPage')).RegisterStepsPage,
    },
  ],
})
