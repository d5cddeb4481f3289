import { useTranslation } from 'react-i18next'
import { exampleOf, parseQuery, type SearchTerm } from '@/redux/apps/email/rules'
import styles from '../email.module.scss'

/** Isolates a left-to-right text in a sentence of any direction. */
const isolated = (text: string) => `\u2066${text}\u2069`

/** Names operators and values that the search does not know. Always rendered, so screen readers announce changes. */
export function SearchProblems({ q }: { q: string }) {
  const { t } = useTranslation('email')

  function textOf({ typed, name, operator, problem }: SearchTerm): string[] {
    if (problem === 'operator') return [t('search.unknownOperator', { operator: isolated(`${name}:`) })]
    if (problem === 'group') return [t('search.wrongGroup')]
    const example = operator && exampleOf(operator)
    if (problem !== 'value' || example === undefined) return []
    return [t('search.unknownValue', { term: isolated(typed), example: isolated(example) })]
  }

  return (
    <div role="status" className={styles.emailSearchProblems}>
      {[...new Set(parseQuery(q).flatMap(textOf))].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
