import { Card } from '@core/components/Card'
import type { Product } from '@/redux/shell/cart/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import styles from '../ecommerce.module.scss'
import { BuyBox } from './BuyBox'
import { Features } from './Features'
import { Gallery } from './Gallery'
import { useWanted } from './useWanted'

/** The images show the selected color. */
export function ProductMain({ product }: { product: Product }) {
  const wanted = useWanted(product)
  return (
    <Card>
      <div className={styles.productColumns}>
        <Gallery name={product.name} image={pictureIn(product.image, wanted.color)} />
        <BuyBox product={product} wanted={wanted} />
        <Features product={product} />
      </div>
    </Card>
  )
}
