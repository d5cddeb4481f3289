import { useChartTools } from '@core/components/chart/useChartTools'
import { ActionCard } from '@core/components/data-card/ActionCard'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsBody } from './StatisticsBody'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { useStatistics } from './useStatistics'
import { detailHeights, useStatisticsSpec } from './useStatisticsSpec'

interface StatisticsActionCardProps {
  name: StatisticsName
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  onRemove: () => void
}

export function StatisticsActionCard({ name, isCollapsed, onCollapse, onRemove }: StatisticsActionCardProps) {
  const { t } = useTranslation(['statistics', 'kit'])
  const errorText = useErrorText()
  const { data, request, refresh } = useStatistics(name)
  const spec = useStatisticsSpec(name, data)
  const tools = useChartTools(spec)
  const title = t(`card.${name}`)
  return (
    <ActionCard
      title={title}
      isCollapsed={isCollapsed}
      onCollapse={onCollapse}
      onRefresh={refresh}
      isRefreshing={data !== null && request.status === 'pending'}
      onRemove={onRemove}
    >
      {request.status === 'failed' ? (
        <ErrorState title={t('kit:card.failed', { name: title })} text={errorText(request.error)} onRetry={refresh} />
      ) : data ? (
        <div className="data-card-content">
          <StatisticsBody name={name} card={data} spec={spec} tools={tools} />
        </div>
      ) : (
        <LoadingRegion className="data-card-content">
          <StatisticsSkeleton height={detailHeights[name]} />
        </LoadingRegion>
      )}
    </ActionCard>
  )
}
