import { implement } from '@fake-db/kit/implement'
import { notFound, ok } from '@fake-db/kit/reply'
import { text, textsIn, type WireValue } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { topics } from '@/redux/pages/knowledge-base/schema'
import type { ArticleRow, KnowledgeBaseTexts } from './article'
import { relatedTo, toGroups, toHelpful } from './rules'
import { seedArticles, seedCards, seedGroups } from './seed'

const translations = import.meta.glob<KnowledgeBaseTexts>('./texts/*.ts', { import: 'texts' })

export const handlers = implement(knowledgeBaseApi, (env) => {
  const articles = createTable<ArticleRow>(env, 'pages/knowledge-base/articles', seedArticles(env.now()), 'question')

  /** Texts in a language; English where a translation is missing. */
  async function contentIn(language: WireValue) {
    const texts = await textsIn(translations, language)
    return {
      cards: seedCards.map((card) => ({ ...card, ...texts?.cards[card.category] })),
      groups: seedGroups.map((group) => ({ ...group, title: texts?.groups[group.key] ?? group.title })),
      articles: articles.rows().map((article) => ({ ...article, ...texts?.articles[article.slug] })),
    }
  }

  return {
    cards: async ({ query }) => ok((await contentIn(query.language)).cards),

    async groups({ query }) {
      const wanted = text(query.category)
      const topic = topics.find((known) => known === wanted) ?? null
      if (wanted !== '' && topic === null) throw notFound('category')
      const content = await contentIn(query.language)
      return ok(toGroups(content.groups, content.articles, topic))
    },

    async question({ query }) {
      const slug = text(query.slug)
      const shown = await contentIn(query.language)
      const article = shown.articles.find((row) => slug === '' || row.slug === slug)
      if (!article) throw notFound('question')
      const { id, question, lastUpdated, content, category, group } = article
      return ok({
        id,
        slug: article.slug,
        title: question,
        lastUpdated,
        relatedQuestions: relatedTo(article, shown.articles),
        content,
        category,
        group: shown.groups.find(({ key }) => key === group)?.title ?? '',
        helpful: toHelpful(article),
      })
    },

    rate: ({ body: { id, isHelpful } }) => ok({ helpful: toHelpful(articles.update(id, { yours: isHelpful })) }),
  }
})
