import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from './invoice-form.module.scss'

function Fields({ count }: { count: number }) {
  return (
    <div className="form-row">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="d-grid gap-2">
          <Skeleton width="5rem" />
          <Skeleton shape="block" height="var(--ld-control)" />
        </div>
      ))}
    </div>
  )
}

export function FormSkeleton() {
  return (
    <LoadingRegion className={styles.invoiceForm}>
      <div className="stack">
        <Card>
          <Fields count={6} />
        </Card>
        <Card>
          <div className="stack">
            <Skeleton shape="block" height="13rem" />
            <Skeleton shape="block" height="13rem" />
            <Skeleton width="12rem" />
          </div>
        </Card>
        <Card>
          <Skeleton shape="block" height="14rem" />
        </Card>
      </div>
      <Card className={styles.invoiceFormPreview}>
        <Skeleton shape="block" height="32rem" />
      </Card>
    </LoadingRegion>
  )
}
