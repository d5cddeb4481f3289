import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../advanced/advanced.module.scss'

export function SalesSkeleton() {
  return (
    <LoadingRegion className={styles.salesSkeleton}>
      {Array.from({ length: 16 }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? '92%' : '84%'} />
      ))}
    </LoadingRegion>
  )
}
