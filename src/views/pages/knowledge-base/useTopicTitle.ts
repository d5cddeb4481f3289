import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Topic } from '@/redux/pages/knowledge-base/schema'
import { fetchCards, selectCards } from '@/redux/pages/knowledge-base/slice'

/** Title of the topic's card. A generic title while loading. */
export function useTopicTitle(topic: Topic | undefined): string {
  const { t } = useTranslation('knowledgeBase')
  useRequest(fetchCards, undefined)
  const { data } = useAppSelector(selectCards)
  return data?.find(({ category }) => category === topic)?.title ?? t('topic')
}
