import type { QuestionGroup, Topic } from '@/redux/pages/knowledge-base/schema'

type GroupKey = 'account' | 'api' | 'billing' | 'legal' | 'mobile' | 'usage'

export interface GroupRow extends Omit<QuestionGroup, 'questions'> {
  key: GroupKey
}

export interface ArticleSeed {
  slug: string
  question: string
  group: GroupKey
  category: Topic
  daysAgo: number
  /** Without the user's own vote. */
  yes: number
  no: number
  content: string
}

export interface ArticleRow extends Omit<ArticleSeed, 'daysAgo'> {
  id: number
  lastUpdated: string
  yours: boolean | null
}

/** Texts of one language; English is in the seeds. */
export interface KnowledgeBaseTexts {
  cards: Readonly<Record<Topic, { title: string; desc: string }>>
  groups: Readonly<Record<GroupKey, string>>
  articles: Readonly<Record<string, { question: string; content: string }>>
}
