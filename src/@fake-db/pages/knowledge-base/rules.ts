import type { Question, QuestionGroup, Topic } from '@/redux/pages/knowledge-base/schema'
import type { ArticleRow, GroupRow } from './article'

type Link = QuestionGroup['questions'][number]

function toLink({ id, slug, question }: ArticleRow): Link {
  return { id, question, slug }
}

/** Without a topic, returns all questions. Empty groups are dropped. */
export function toGroups(
  groups: readonly GroupRow[],
  articles: readonly ArticleRow[],
  topic: Topic | null,
): QuestionGroup[] {
  const shown = articles.filter(({ category }) => topic === null || category === topic)
  return groups
    .map(({ key, ...group }) => ({ ...group, questions: shown.filter((row) => row.group === key).map(toLink) }))
    .filter(({ questions }) => questions.length > 0)
}

/** Four articles with the same group, topic or both; best match first. */
export function relatedTo(article: ArticleRow, articles: readonly ArticleRow[]): Link[] {
  const closeness = ({ group, category }: ArticleRow) =>
    Number(group === article.group) + Number(category === article.category)
  return articles
    .filter((other) => other.id !== article.id && closeness(other) > 0)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, 4)
    .map(toLink)
}

/** Includes the user's own vote. */
export function toHelpful({ yes, no, yours }: ArticleRow): Question['helpful'] {
  return { yes: yes + Number(yours === true), no: no + Number(yours === false), yours }
}
