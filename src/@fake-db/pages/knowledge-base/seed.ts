import { addDays } from '@fake-db/kit/env'
import { product } from '@/product'
import type { Card, Topic } from '@/redux/pages/knowledge-base/schema'
import type { ArticleRow, GroupRow } from './article'
import { accountArticles } from './seedAccount'
import { productArticles } from './seedProduct'

const cards: readonly [category: Topic, title: string, desc: string][] = [
  ['sales-automation', 'Sales Automation', 'From the first quote to the paid invoice, in fewer clicks.'],
  ['marketing-automation', 'Marketing Automation', 'Plan campaigns on a board and automate routine steps.'],
  ['api-questions', 'API Questions', 'Keys, tokens, errors, and paging, for developers.'],
  ['personalization', 'Personalization', 'Language, colors, and layout: make the product your own.'],
  ['email-marketing', 'Email Marketing', 'Write to people who’ve asked to hear from you.'],
  ['demand-generation', 'Demand Generation', 'Find out where customers come from and attract more.'],
]

export const seedCards: readonly Card[] = cards.map(([category, title, desc], index) => ({
  id: index + 1,
  category,
  img: `/images/knowledge-base/${category}.svg`,
  title,
  desc,
}))

export const seedGroups: readonly GroupRow[] = [
  { id: 1, key: 'account', title: 'Account Settings', icon: 'settings', iconColor: 'primary' },
  { id: 2, key: 'api', title: 'API Questions', icon: 'link', iconColor: 'success' },
  { id: 3, key: 'billing', title: 'Billing', icon: 'file-text', iconColor: 'danger' },
  { id: 4, key: 'legal', title: 'Copyright & Legal', icon: 'lock', iconColor: 'warning' },
  { id: 5, key: 'mobile', title: 'Mobile Apps', icon: 'smartphone', iconColor: 'info' },
  { id: 6, key: 'usage', title: `Using ${product.name}`, icon: 'circle-help', iconColor: 'secondary' },
]

export function seedArticles(now: Date): ArticleRow[] {
  return [...accountArticles, ...productArticles].map(({ daysAgo, ...article }, index) => ({
    ...article,
    id: index + 1,
    content: article.content.trim(),
    lastUpdated: addDays(now, -daysAgo).toISOString(),
    yours: null,
  }))
}
