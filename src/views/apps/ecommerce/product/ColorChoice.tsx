import { cx } from '@core/components/cx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductColor } from '@/redux/shell/cart/schema'
import styles from '../ecommerce.module.scss'

interface ColorChoiceProps {
  options: readonly ProductColor[]
  value: ProductColor | undefined
  onChange: (color: ProductColor) => void
}

export function ColorChoice({ options, value, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('ecommerce')
  const name = useId()
  return (
    <fieldset>
      <legend className="field-label">{t('product.color')}</legend>
      <div className="cluster">
        {options.map((color) => (
          <label key={color} className={styles.colorOption}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              onChange={() => {
                onChange(color)
              }}
            />
            <span className={cx(styles.colorSwatch, `is-${color}`)} aria-hidden="true" />
            <span>{t(`color.${color}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
