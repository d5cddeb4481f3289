import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { Picture } from '@core/components/Picture'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { Library } from '@core/illustrations/Library'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Loaded } from '@/redux/app/thunks'
import type { QuestionGroup, Card as TopicCard } from '@/redux/pages/knowledge-base/schema'
import { fetchCards, selectCards } from '@/redux/pages/knowledge-base/slice'
import { Highlight } from '@/utility/Highlight'
import { Band } from '@/views/shared/Band'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { useGroups } from './hooks'
import { QuestionLinks } from './QuestionLinks'
import { paths } from './paths'
import styles from './knowledge-base.module.scss'

const holds = (texts: readonly string[], q: string) =>
  texts.some((text) => text.toLocaleLowerCase().includes(q.toLocaleLowerCase()))

function Cards({ cards, q }: { cards: readonly TopicCard[]; q: string }) {
  return (
    <ul className="card-grid list-unstyled">
      {cards.map(({ id, category, img, title, desc }) => (
        <li key={id}>
          <Link className={`card ${styles.card}`} to={paths.category.href({ category })} dir="auto">
            <Picture src={img} alt="" width="320" height="200" loading="lazy" />
            <span className={styles.cardBody}>
              <span className={styles.cardTitle}>
                <Highlight text={title} words={[q]} />
              </span>
              <span className="text-muted">
                <Highlight text={desc} words={[q]} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface FoundProps {
  cards: readonly TopicCard[]
  groups: Loaded<QuestionGroup[]>
  q: string
  onRetry: () => void
  onClear: () => void
}

function Found({ cards, groups, q, onRetry, onClear }: FoundProps) {
  const { t } = useTranslation('knowledgeBase')
  const foundCards = cards.filter(({ title, desc }) => holds([title, desc], q))

  function toQuestions(all: readonly QuestionGroup[]) {
    const questions = all.flatMap((group) => group.questions).filter((one) => holds([one.question], q))
    if (questions.length > 0)
      return (
        <Card title={t('found', { count: questions.length })}>
          <QuestionLinks questions={questions} q={q} />
        </Card>
      )
    if (foundCards.length > 0) return null
    return (
      <Card>
        <EmptyState
          picture={<EmptySearch />}
          title={t('nothing', { q })}
          text={t('nothingText')}
          action={<Button onClick={onClear}>{t('showAll')}</Button>}
        />
      </Card>
    )
  }

  return (
    <>
      {foundCards.length > 0 && <Cards cards={foundCards} q={q} />}
      {q !== '' && (
        <LoadedContent
          source={groups}
          onRetry={onRetry}
          name={t('questions')}
          skeleton={<Skeleton shape="block" height="12rem" />}
        >
          {toQuestions}
        </LoadedContent>
      )}
    </>
  )
}

export function KnowledgeBasePage() {
  const { t, i18n } = useTranslation('knowledgeBase')
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const retry = useRequest(fetchCards, i18n.language)
  const { groups } = useGroups('')
  const cards = useAppSelector(selectCards)
  const find = (text: string) =>
    setSearch(text.trim() === '' ? {} : { q: text.trim() }, { replace: true, preventScrollReset: true })

  return (
    <>
      <PageHeader title={t('title')} />
      <div className="stack">
        <Band title={t('hero')} picture={<Library />}>
          <SearchField label={t('search')} value={q} onSearch={find} />
        </Band>
        <LoadedContent
          source={cards}
          onRetry={retry}
          name={t('title')}
          skeleton={
            <div className="card-grid">
              {[0, 1, 2, 3, 4, 5].map((card) => (
                <Skeleton key={card} shape="block" height="13rem" />
              ))}
            </div>
          }
        >
          {(all) => <Found cards={all} groups={groups} q={q} onRetry={retry} onClear={() => find('')} />}
        </LoadedContent>
      </div>
    </>
  )
}
