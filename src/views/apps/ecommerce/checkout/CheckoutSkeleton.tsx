import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../ecommerce.module.scss'

/** In the place of a step of the checkout. */
export function CheckoutSkeleton() {
  return (
    <LoadingRegion className={`${styles.checkoutColumns} is-tall`}>
      <Card>
        <div className="stack">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} shape="block" height="6rem" />
          ))}
        </div>
      </Card>
      <Card>
        <div className="stack">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      </Card>
    </LoadingRegion>
  )
}
