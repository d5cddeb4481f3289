import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { copyText } from '@core/toast/copyText'
import { ArrowLeft, ArrowRight, Link2, Printer, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { Question } from '@/redux/pages/knowledge-base/schema'
import { fetchQuestion, rateQuestion, selectQuestion } from '@/redux/pages/knowledge-base/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { readArticle } from './article'
import { NothingHere } from './CategoryPage'
import { useGroups, useTopic } from './hooks'
import { paths } from './paths'
import { QuestionLinks } from './QuestionLinks'
import styles from './knowledge-base.module.scss'

/** "Was this helpful?": pressing the same button again removes the vote. */
function Rating({ question: { id, helpful } }: { question: Question }) {
  const { t } = useTranslation('knowledgeBase')
  const { write } = useWrite()
  const rate = (isHelpful: boolean) =>
    void write(rateQuestion, { id, isHelpful: helpful.yours === isHelpful ? null : isHelpful }, { isToggle: true })
  return (
    <div className="cluster">
      <span>{t('rate.question')}</span>
      <Button icon={<ThumbsUp aria-hidden="true" />} aria-pressed={helpful.yours === true} onClick={() => rate(true)}>
        {t('rate.yes')}
      </Button>
      <Button
        icon={<ThumbsDown aria-hidden="true" />}
        aria-pressed={helpful.yours === false}
        onClick={() => rate(false)}
      >
        {t('rate.no')}
      </Button>
      <span className="text-muted" role="status">
        {t('rate.count', { count: helpful.yes, all: helpful.yes + helpful.no })}
      </span>
    </div>
  )
}

function Neighbours({ question: { category, slug } }: { question: Question }) {
  const { t } = useTranslation('knowledgeBase')
  const { data } = useGroups(category).groups
  const all = (data ?? []).flatMap(({ questions }) => questions)
  const at = all.findIndex((other) => other.slug === slug)
  const [before, after] = at === -1 ? [] : [all[at - 1], all[at + 1]]
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')} aria-busy={!data}>
      {before && (
        <Link to={paths.question.href({ slug: before.slug })} rel="prev">
          <ArrowLeft className="flip-rtl" aria-hidden="true" />
          <span dir="auto">{before.question}</span>
        </Link>
      )}
      {after && (
        <Link className="ms-auto text-end" to={paths.question.href({ slug: after.slug })} rel="next">
          <span dir="auto">{after.question}</span>
          <ArrowRight className="flip-rtl" aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

function Article({ question }: { question: Question }) {
  const { t } = useTranslation('knowledgeBase')
  const format = useFormat()
  const { html, sections, minutes } = useMemo(() => readArticle(question.content), [question.content])
  return (
    <div className={styles.article}>
      <div className="stack">
        <Card>
          <p className="text-muted">
            {t('updated', { date: format.date(question.lastUpdated), time: format.unit(minutes, 'minute') })}
          </p>
          {/* Sanitized by `readArticle`. */}
          <div className={styles.content} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
          <Rating question={question} />
        </Card>
        <Neighbours question={question} />
      </div>
      <div className="stack">
        {sections.length > 1 && (
          <Card title={t('contents')}>
            <ol className={styles.contents}>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} dir="auto">
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </Card>
        )}
        {question.relatedQuestions.length > 0 && (
          <Card title={t('related')}>
            <QuestionLinks questions={question.relatedQuestions} />
          </Card>
        )}
      </div>
    </div>
  )
}

export function QuestionPage() {
  const { t, i18n } = useTranslation('knowledgeBase')
  const { t: nav } = useTranslation('nav')
  const { slug = '' } = useParams()
  const { language } = i18n
  const retry = useRequest(
    fetchQuestion,
    useMemo(() => ({ slug, language }), [slug, language]),
  )
  const { data, request } = useAppSelector(selectQuestion)
  const question = data?.slug === slug ? data : null
  const { title: topic } = useTopic(question?.category)

  const copyLink = () => copyText(location.href, { done: t('link.copied'), failed: t('link.failed') })

  return (
    <>
      <PageHeader
        title={question?.title ?? t('question')}
        crumbs={[
          { label: nav('section.pages') },
          { label: t('title'), to: paths.knowledgeBase.href() },
          ...(question ? [{ label: topic, to: paths.category.href({ category: question.category }) }] : []),
          { label: question?.title ?? t('question') },
        ]}
        actions={
          question && (
            <>
              <Button icon={<Link2 aria-hidden="true" />} onClick={() => void copyLink()}>
                {t('link.copy')}
              </Button>
              <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </>
          )
        }
      />
      <LoadedContent
        key={slug}
        source={{ data: question, request }}
        onRetry={retry}
        name={t('question')}
        skeleton={<Skeleton shape="block" height="48rem" />}
        missing={<NothingHere />}
      >
        {(shown) => <Article question={shown} />}
      </LoadedContent>
    </>
  )
}
