import { Accordion } from '@core/components/Accordion'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PageHeader } from '@core/components/PageHeader'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { Tabs } from '@core/components/Tabs'
import { Answers } from '@core/illustrations/Answers'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useModuleLink } from '@core/module/useModuleLink'
import { CreditCard, MessageSquare, Package, RotateCcw, Settings, Truck } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { FaqData } from '@/redux/pages/faq/schema'
import { faqCategories } from '@/redux/pages/faq/schema'
import { fetchFaq, selectFaq } from '@/redux/pages/faq/slice'
import { Highlight } from '@/utility/Highlight'
import { Band } from '@/views/shared/Band'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { useFaqAddress } from './useFaqAddress'

const icons = {
  payment: <CreditCard aria-hidden="true" />,
  delivery: <Truck aria-hidden="true" />,
  cancellationReturn: <RotateCcw aria-hidden="true" />,
  myOrders: <Package aria-hidden="true" />,
  productServices: <Settings aria-hidden="true" />,
}

function FaqSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="2.75rem" />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} shape="block" height="3.25rem" />
      ))}
    </>
  )
}

/** Questions by category. The URL contains the open question, so its answer can be shared. */
function Questions({ data, q, onClear }: { data: FaqData; q: string; onClear: () => void }) {
  const { t } = useTranslation('faq')
  const { category: named, open, change } = useFaqAddress()
  const shown = faqCategories.flatMap((key) => (data[key] ? [{ key, ...data[key] }] : []))
  const holder = shown.find(({ qandA }) => qandA.some(({ key }) => key === open))
  const active = holder ?? shown.find(({ key }) => key === named) ?? shown[0]

  useEffect(() => {
    if (holder && open !== null) document.getElementById(open)?.scrollIntoView({ block: 'nearest' })
  }, [holder?.key, open]) // oxlint-disable-line react/exhaustive-deps -- scrolls once the question has loaded

  if (!active)
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
  return (
    <Tabs
      label={t('categories')}
      active={active.key}
      onChange={(category) => change({ category, open: null })}
      tabs={shown.map(({ key, title, qandA }) => ({ key, label: title, icon: icons[key], count: qandA.length }))}
    >
      <p className="text-muted mb-3" dir="auto">
        {active.subtitle}
      </p>
      <Accordion
        heading="h2"
        open={open}
        onChange={(key) => change({ category: active.key, open: key })}
        items={active.qandA.map(({ key, question, ans }) => ({
          key,
          title: <span dir="auto">{q ? <Highlight text={question} words={[q]} /> : question}</span>,
          content: <p dir="auto">{ans}</p>,
        }))}
      />
    </Tabs>
  )
}

export function FaqPage() {
  const place = useModuleLink()
  const [chat, knowledgeBase] = [place('/apps/chat/:id?'), place('/pages/knowledge-base')]
  const { t, i18n } = useTranslation('faq')
  const { q, change } = useFaqAddress()
  const { language } = i18n
  const retry = useRequest(
    fetchFaq,
    useMemo(() => ({ q, language }), [q, language]),
  )
  const { data, request } = useAppSelector(selectFaq)
  const source = useMemo(() => ({ data: data?.faqData ?? null, request }), [data, request])

  return (
    <>
      <PageHeader title={t('title')} />
      <div className="stack">
        <Band title={t('hero')} text={t('heroText')} picture={<Answers />}>
          <SearchField label={t('search')} value={q} onSearch={(text) => change({ q: text.trim(), open: null })} />
        </Band>
        <LoadedContent source={source} onRetry={retry} name={t('title')} skeleton={<FaqSkeleton />}>
          {(faq) => <Questions data={faq} q={q} onClear={() => change({ q: '' })} />}
        </LoadedContent>
        {(chat ?? knowledgeBase) && (
          <Card title={t('contact.title')}>
            <p className="mb-3">{t('contact.text')}</p>
            <div className="cluster">
              {chat && (
                <LinkButton to={chat} icon={<MessageSquare aria-hidden="true" />}>
                  {t('contact.chat')}
                </LinkButton>
              )}
              {knowledgeBase && <LinkButton to={knowledgeBase}>{t('contact.knowledgeBase')}</LinkButton>}
            </div>
          </Card>
        )}
      </div>
    </>
  )
}
