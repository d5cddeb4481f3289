import { Badge } from '@core/components/Badge'
import { Picture } from '@core/components/Picture'
import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import type { Product } from '@/redux/shell/cart/schema'
import { AddToCart } from '../shared/AddToCart'
import { productHref } from '../shared/productHref'
import { useFacts } from './useFacts'
import { RemoveButton } from './CompareButtons'
import styles from '../ecommerce.module.scss'

/** Marks facts that differ, except descriptions, which always differ. */
export function ComparisonTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('ecommerce')
  const facts = useFacts()
  return (
    <div className={styles.comparison}>
      <Table caption={t('compare.title')}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <div className={styles.compareHead}>
                  <Picture src={pictureIn(product.image, product.colorOptions[0])} alt="" width="96" height="96" />
                  <RemoveButton product={product} />
                </div>
                <Link to={productHref(product)}>{product.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ key, label, show, measure }) => {
            const differs = key !== 'description' && new Set(products.map(measure)).size > 1
            return (
              <tr key={key} className={differs ? 'is-different' : undefined}>
                <th scope="row">
                  <span className={styles.compareFact}>
                    {label} {differs && <Badge tone="info">{t('compare.differs')}</Badge>}
                  </span>
                </th>
                {products.map((product) => (
                  <td key={product.id}>{show(product)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <AddToCart product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </div>
  )
}
