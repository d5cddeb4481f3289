import type { Tone } from '@core/components/tone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectLabels } from '@/redux/apps/email/labelSlice'
import type { SharedLabel } from '@/redux/apps/email/schema'
import { labels as shared } from '@/redux/apps/email/schema'

const tones: Readonly<Record<SharedLabel, Tone>> = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'danger',
}

export interface ShownLabel {
  readonly id: string
  readonly name: string
  readonly tone: Tone
}

/** Shared labels, then the user's own. */
export function useLabels(): readonly ShownLabel[] {
  const { t } = useTranslation('email')
  const { labels: own } = useAppSelector(selectLabels)
  return useMemo(() => [...shared.map((id) => ({ id, name: t(`label.${id}`), tone: tones[id] })), ...own], [t, own])
}

/** Omits labels that are unknown or still loading. */
export function useLabelsOf(): (ids: readonly string[]) => ShownLabel[] {
  const labels = useLabels()
  return useMemo(() => {
    const byId = new Map(labels.map((label) => [label.id, label]))
    return (ids) => ids.flatMap((id) => byId.get(id) ?? [])
  }, [labels])
}
