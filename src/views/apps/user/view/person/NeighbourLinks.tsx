import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { users } from '@/redux/apps/user/slice'
import { paths } from '../../paths'
import { NeighboursSkeleton } from '../UserSkeleton'

interface Neighbours {
  readonly previous: User | undefined
  readonly next: User | undefined
}

/** Previous and next user by name; null while users are loading. */
function useNeighbours(id: number): Neighbours | null {
  const { data } = useAppSelector(users.select).all
  return useMemo(() => {
    const sorted = (data ?? []).toSorted((a, b) => a.fullName.localeCompare(b.fullName))
    const index = sorted.findIndex((user) => user.id === id)
    return index < 0 ? null : { previous: sorted[index - 1], next: sorted[index + 1] }
  }, [data, id])
}

interface NeighbourLinkProps {
  user: User | undefined
  label: string
  icon: ReactNode
}

/** Disabled at the ends of the list. */
function NeighbourLink({ user, label, icon }: NeighbourLinkProps) {
  const tooltip = useTooltip(label)
  if (!user) return <Button variant="ghost" size="sm" className="btn-icon" disabled aria-label={label} icon={icon} />
  return (
    <>
      <LinkButton
        variant="ghost"
        size="sm"
        className="btn-icon"
        to={paths.userView.href({ id: user.id })}
        aria-label={label}
        icon={icon}
        {...tooltip.anchorProps}
      />
      {tooltip.node}
    </>
  )
}

export function NeighbourLinks({ id }: { id: number }) {
  const { t } = useTranslation('user')
  const neighbours = useNeighbours(id)
  const { request } = useAppSelector(users.select).all
  if (!neighbours) return request.status === 'failed' ? null : <NeighboursSkeleton />
  const { previous, next } = neighbours
  return (
    <nav className="d-flex" aria-label={t('view.neighbours.label')}>
      <NeighbourLink
        user={previous}
        label={previous ? t('view.neighbours.previous', { name: previous.fullName }) : t('view.neighbours.first')}
        icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
      />
      <NeighbourLink
        user={next}
        label={next ? t('view.neighbours.next', { name: next.fullName }) : t('view.neighbours.last')}
        icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
      />
    </nav>
  )
}
