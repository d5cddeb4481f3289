import { implement } from '@fake-db/kit/implement'
import { notFound, ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { topics } from '@/redux/pages/knowledge-base/schema'
import type { ArticleRow } from './article'
import { relatedTo, toGroups, toHelpful } from './rules'
import { seedArticles, seedCards, seedGroups } from './seed'

export const handlers = implement(knowledgeBaseApi, (env) => {
  const articles = createTable<ArticleRow>(env, 'pages/knowledge-base/articles', seedArticles(env.now()), 'question')

  return {
    cards: () => ok([...seedCards]),

    groups({ query }) {
      const wanted = text(query.category)
      const topic = topics.find((known) => known === wanted) ?? null
      if (wanted !== '' && topic === null) throw notFound('category')
      return ok(toGroups(seedGroups, articles.rows(), topic))
    },

    question({ query }) {
      const slug = text(query.slug)
      const article = articles.rows().find((row) => slug === '' || row.slug === slug)
      if (!article) throw notFound('question')
      const { id, question, lastUpdated, content, category, group } = article
      return ok({
        id,
        slug: article.slug,
        title: question,
        lastUpdated,
        relatedQuestions: relatedTo(article, articles.rows()),
        content,
        category,
        group: seedGroups.find(({ key }) => key === group)?.title ?? '',
        helpful: toHelpful(article),
      })
    },

    rate: ({ body: { id, isHelpful } }) => ok({ helpful: toHelpful(articles.update(id, { yours: isHelpful })) }),
  }
})
