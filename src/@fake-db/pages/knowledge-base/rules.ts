import type { Question, QuestionGroup, Topic } from '@/redux/pages/knowledge-base/schema'
import type { ArticleRow, GroupRow } from './article'

type Link = QuestionGroup['questions'][number]

function toLink({ id, slug, question }: ArticleRow): Link {
  return { id, question, slug }
}

/** The groups with their questions; under a card only its own, without the groups left empty. */
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

/** The four that have most in common with an article: its group, its card or both. */
export function relatedTo(article: ArticleRow, articles: readonly ArticleRow[]): Link[] {
  const closeness = ({ group, category }: ArticleRow) =>
    Number(group === article.group) + Number(category === article.category)
  return articles
    .filter((other) => other.id !== article.id && closeness(other) > 0)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, 4)
    .map(toLink)
}

/** One's own vote is counted in. */
export function toHelpful({ yes, no, yours }: ArticleRow): Question['helpful'] {
  return { yes: yes + Number(yours === true), no: no + Number(yours === false), yours }
}
