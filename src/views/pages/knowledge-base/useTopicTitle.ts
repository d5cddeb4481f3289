import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Topic } from '@/redux/pages/knowledge-base/schema'
import { fetchCards, selectCards } from '@/redux/pages/knowledge-base/slice'

/** What the card of a topic is called; until it is known, what all of them are. */
export function useTopicTitle(topic: Topic | undefined): string {
  const { t } = useTranslation('knowledgeBase')
  useRequest(fetchCards, undefined)
  const { data } = useAppSelector(selectCards)
  return data?.find(({ category }) => category === topic)?.title ?? t('topic')
}
