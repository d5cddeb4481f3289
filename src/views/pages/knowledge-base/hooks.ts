import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Topic } from '@/redux/pages/knowledge-base/schema'
import { fetchCards, fetchGroups, selectCards, selectGroups } from '@/redux/pages/knowledge-base/slice'

/** Title of the topic's card. A generic title while loading. */
export function useTopicTitle(topic: Topic | undefined): string {
  const { t, i18n } = useTranslation('knowledgeBase')
  useRequest(fetchCards, i18n.language)
  const { data } = useAppSelector(selectCards)
  return data?.find(({ category }) => category === topic)?.title ?? t('topic')
}

/** Questions of a topic by group; all questions for an empty topic. */
export function useGroups(topic: Topic | '') {
  const { language } = useTranslation('knowledgeBase').i18n
  const retry = useRequest(
    fetchGroups,
    useMemo(() => ({ topic, language }), [topic, language]),
  )
  const { data, request } = useAppSelector(selectGroups)
  return { groups: { data: data?.topic === topic ? data.groups : null, request }, retry }
}
