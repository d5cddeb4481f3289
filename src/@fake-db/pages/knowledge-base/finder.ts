import type { Finder } from '@fake-db/shell/finder/findable'
import { seedArticles, seedGroups } from './seed'

export const finder: Finder = {
  subject: 'Data',
  rows: (env) =>
    seedArticles(env.now()).map(({ slug, question, group }) => {
      const note = seedGroups.find(({ key }) => key === group)?.title ?? ''
      return [{ params: { slug }, title: question, note }, [question, note]]
    }),
}
