import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../invoice.module.scss'

function Lines({ count, width }: { count: number; width: string }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} width={width} />)
}

/** In the place of the sheet and what stands beside it. */
export function PreviewSkeleton() {
  return (
    <LoadingRegion className={styles.invoiceColumns}>
      <Card className={styles.invoiceActions}>
        <div className={styles.invoiceButtons}>
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} shape="block" height="var(--ld-control)" />
          ))}
        </div>
      </Card>
      <Card className={styles.invoiceCard}>
        <div className="d-grid gap-3">
          <Skeleton width="12rem" height="1.75rem" />
          <Lines count={5} width="10rem" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="12rem" />
          <Lines count={4} width="14rem" />
        </div>
      </Card>
      <Card className={styles.invoiceHistory}>
        <div className="d-grid gap-3">
          <Lines count={6} width="80%" />
        </div>
      </Card>
    </LoadingRegion>
  )
}
