import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Topic } from '@/redux/pages/knowledge-base/schema'
import { fetchCards, fetchGroups, selectCards, selectGroups } from '@/redux/pages/knowledge-base/slice'

/** Card of a topic, and its title; a generic title while loading. */
export function useTopic(topic: Topic | undefined) {
  const { t, i18n } = useTranslation('knowledgeBase')
  const retry = useRequest(fetchCards, i18n.language)
  const { data, request } = useAppSelector(selectCards)
  const card = data?.find(({ category }) => category === topic) ?? null
  return { title: card?.title ?? t('topic'), card: { data: card, request }, retry }
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
