import { RangeSlider, type Range } from '@core/components/forms/RangeSlider'
import { useDebounced } from '@core/hooks/useDebounced'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { usePriceTexts } from './usePriceTexts'
import styles from '../ecommerce.module.scss'

/** In whole units of the currency; `''` is an open end. */
const priceRanges = [
  { key: 'any', min: '', max: '' },
  { key: 'low', min: '', max: '50' },
  { key: 'middle', min: '50', max: '100' },
  { key: 'high', min: '100', max: '250' },
  { key: 'top', min: '250', max: '' },
] as const

function sliderEnds(minPrice: number, maxPrice: number): { lowest: number; highest: number } {
  return { lowest: Math.floor(minPrice), highest: Math.ceil(maxPrice) }
}

/** Slider value for a price in the URL, clamped to the range. */
function heldBetween(text: string, fallback: number, lowest: number, highest: number): number {
  return text === '' ? fallback : Math.min(Math.max(Number(text), lowest), highest)
}

interface PriceFilterProps {
  prices: { minPrice: number; maxPrice: number }
  min: string
  max: string
  onChange: (min: string, max: string) => void
}

export function PriceFilter({ prices, min, max, onChange }: PriceFilterProps) {
  const { t } = useTranslation('ecommerce')
  const rangeText = usePriceTexts()
  const format = useFormat()
  const id = useId()
  const { lowest, highest } = sliderEnds(prices.minPrice, prices.maxPrice)
  const [dragged, setDragged] = useState<Range | null>(null)
  const shown: Range = dragged ?? [
    heldBetween(min, lowest, lowest, highest),
    heldBetween(max, highest, lowest, highest),
  ]
  const write = (amount: number) => format.money(amount * 100)

  const { call: sendSoon } = useDebounced(([from, to]: Range) => {
    setDragged(null)
    onChange(from <= lowest ? '' : String(from), to >= highest ? '' : String(to))
  })

  function drag(next: Range) {
    setDragged(next)
    sendSoon(next)
  }

  return (
    <fieldset className={styles.filterGroup}>
      <legend>{t('filter.price')}</legend>
      {priceRanges.map((range) => (
        <label key={range.key} className={styles.filterChoice}>
          <input
            type="radio"
            className="form-check-input"
            name={`${id}-range`}
            checked={range.min === min && range.max === max}
            onChange={() => {
              onChange(range.min, range.max)
            }}
          />
          <span>{rangeText(range.min, range.max)}</span>
        </label>
      ))}
      <RangeSlider
        names={[t('filter.from'), t('filter.to')]}
        min={lowest}
        max={highest}
        value={shown}
        onChange={drag}
        write={write}
      />
      <div className={styles.priceEnds}>
        <output className="tabular">{write(shown[0])}</output>
        <output className="tabular">{write(shown[1])}</output>
      </div>
    </fieldset>
  )
}
