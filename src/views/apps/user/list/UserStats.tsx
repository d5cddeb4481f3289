import { ErrorState } from '@core/components/ErrorState'
import { Skeleton } from '@core/components/Skeleton'
import { StatCard } from '@core/components/StatCard'
import { StatGrid } from '@core/components/StatGrid'
import type { Tone } from '@core/components/tone'
import { useErrorText } from '@core/hooks/useErrorText'
import { BadgeCheck, Clock, UserCheck, Users, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { plans } from '@/redux/apps/user/schema'
import { users } from '@/redux/apps/user/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { ratio } from '@/utility/ratio'
import { paths } from '../paths'

type UserStat = 'total' | 'paid' | 'active' | 'pending'

const counted: Readonly<Record<UserStat, (user: User) => boolean>> = {
  total: () => true,
  paid: ({ currentPlan }) => currentPlan !== 'basic',
  active: ({ status }) => status === 'active',
  pending: ({ status }) => status === 'pending',
}

const icons: Readonly<Record<UserStat, readonly [LucideIcon, Tone]>> = {
  total: [Users, 'primary'],
  paid: [BadgeCheck, 'info'],
  active: [UserCheck, 'success'],
  pending: [Clock, 'warning'],
}

/** Filters of the linked lists. */
const filters: Readonly<Record<UserStat, Readonly<Record<string, string>>>> = {
  total: {},
  paid: { currentPlan: plans.filter((plan) => plan !== 'basic').join(',') },
  active: { status: 'active' },
  pending: { status: 'pending' },
}

const figures = Object.keys(counted).filter((name): name is UserStat => name in counted)

function iconOf(figure: UserStat) {
  const [Icon, tone] = icons[figure]
  return { icon: <Icon aria-hidden="true" />, tone }
}

export function UserStats() {
  const { t } = useTranslation('user')
  const format = useFormat()
  const errorText = useErrorText()
  const retry = useRequest(users.fetchAll, undefined)
  const { data, request } = useAppSelector(users.select).all

  if (!data && request.status === 'failed') {
    return <ErrorState title={t('figures.failed')} text={errorText(request.error)} onRetry={retry} />
  }
  if (!data) {
    return (
      <StatGrid label={t('figures.label')} isLoading>
        {figures.map((figure) => (
          <StatCard
            key={figure}
            {...iconOf(figure)}
            label={t(`figures.${figure}`)}
            figure={<Skeleton width="4ch" />}
            sub={<Skeleton width="60%" />}
          />
        ))}
      </StatGrid>
    )
  }
  return (
    <StatGrid label={t('figures.label')}>
      {figures.map((figure) => {
        const count = data.filter(counted[figure]).length
        const share = format.percent(ratio(count, data.length))
        return (
          <StatCard
            key={figure}
            {...iconOf(figure)}
            label={t(`figures.${figure}`)}
            figure={format.number(count)}
            to={paths.userList.href({}, filters[figure])}
            sub={
              figure === 'total'
                ? t('figures.companies', { count: new Set(data.map(({ company }) => company).filter(Boolean)).size })
                : t('figures.share', { share })
            }
          />
        )
      })}
    </StatGrid>
  )
}
