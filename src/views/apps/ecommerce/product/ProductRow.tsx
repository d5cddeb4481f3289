import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { useOverflow } from '@core/components/data-table/useOverflow'
import { Picture } from '@core/components/Picture'
import { isRtl } from '@core/isRtl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import type { Product } from '@/redux/shell/cart/schema'
import { productHref } from '../shared/productHref'
import { Price, Stars } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

interface ProductRowProps {
  title: string
  products: readonly Product[]
}

export function ProductRow({ title, products }: ProductRowProps) {
  const { t } = useTranslation('ecommerce')
  const { ref: box, isOverflowing } = useOverflow()
  const [end, setEnd] = useState<'start' | 'middle' | 'end'>('start')

  function handleScroll() {
    const list = box.current
    if (!list) return
    const [passed, most] = [Math.abs(list.scrollLeft), list.scrollWidth - list.clientWidth]
    setEnd(passed < 2 ? 'start' : passed > most - 2 ? 'end' : 'middle')
  }

  function scroll(pages: 1 | -1) {
    const list = box.current
    if (!list) return
    const forward = isRtl(list) ? -1 : 1
    list.scrollBy({ left: pages * forward * list.clientWidth * 0.8 })
  }

  return (
    <Card
      title={title}
      actions={
        isOverflowing && (
          <>
            <IconButton
              size="sm"
              variant="outline-secondary"
              label={t('row.back', { list: title })}
              icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
              aria-disabled={end === 'start'}
              onClick={() => {
                scroll(-1)
              }}
            />
            <IconButton
              size="sm"
              variant="outline-secondary"
              label={t('row.on', { list: title })}
              icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
              aria-disabled={end === 'end'}
              onClick={() => {
                scroll(1)
              }}
            />
          </>
        )
      }
    >
      <div ref={box} className={styles.productRow} onScroll={handleScroll}>
        <ul aria-label={title}>
          {products.map((product) => (
            <li key={product.id}>
              <Link className={styles.miniCard} to={productHref(product)}>
                <Picture
                  src={pictureIn(product.image, product.colorOptions[0])}
                  alt=""
                  width="160"
                  height="160"
                  loading="lazy"
                />
                <span className={styles.miniName}>{product.name}</span>
                <Stars rating={product.rating} />
                <Price price={product.price} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
