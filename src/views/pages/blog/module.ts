import { defineModule } from '@core/module/defineModule'
import { Newspaper } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    blog: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'pages/blog',
  i18n: { namespace: 'blog', load: (language) => import(`./locales/${language}.json`) },
  nav: {
    section: 'pages',
    order: 70,
    icon: Newspaper,
    group: 'blog',
    routes: [paths.blog.pattern, paths.feed.pattern],
  },
  routes: [
    {
      path: paths.blog.pattern,
      title: 'blogList',
      can: ['read', 'Data'],
      load: async () => (await import('./BlogPage')).BlogPage,
    },
    {
      path: paths.feed.pattern,
      title: 'blogFeed',
      can: ['read', 'Data'],
      load: async () => (await import('./FeedPage')).FeedPage,
    },
    {
      path: paths.post.pattern,
      sample: paths.post.href({ id: 6 }),
      title: 'blogPost',
      can: ['read', 'Data'],
      parent: paths.blog.pattern,
      load: async () => (await import('./PostPage')).PostPage,
    },
    {
      path: paths.postEdit.pattern,
      sample: paths.postEdit.href({ id: 6 }),
      title: 'blogEdit',
      can: ['update', 'Data'],
      parent: paths.blog.pattern,
      load: async () => (await import('./EditPage')).EditPage,
    },
  ],
})
