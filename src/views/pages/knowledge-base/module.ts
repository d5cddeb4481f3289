import { defineModule } from '@core/module/defineModule'
import { BookOpen } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    knowledgeBase: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/knowledge-base',
  i18n: { namespace: 'knowledgeBase', load: (language) => import(`./locales/${language}.json`) },
  nav: { section: 'pages', order: 50, icon: BookOpen, routes: [paths.knowledgeBase.pattern] },
  found: paths.question.pattern,
  routes: [
    {
      path: paths.knowledgeBase.pattern,
      title: 'knowledgeBase',
      can: ['read', 'Data'],
      load: async () => (await import('./KnowledgeBasePage')).KnowledgeBasePage,
    },
    {
      path: paths.category.pattern,
      sample: paths.category.href({ category: 'api-questions' }),
      title: 'knowledgeBaseCategory',
      can: ['read', 'Data'],
      parent: paths.knowledgeBase.pattern,
      load: async () => (await import('./CategoryPage')).CategoryPage,
    },
    {
      path: paths.question.pattern,
      sample: paths.question.href({ slug: 'create-an-api-key' }),
      title: 'knowledgeBaseQuestion',
      can: ['read', 'Data'],
      parent: paths.knowledgeBase.pattern,
      load: async () => (await import('./QuestionPage')).QuestionPage,
    },
  ],
})
