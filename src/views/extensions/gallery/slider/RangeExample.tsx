import { useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './slider.module.scss'

const highest = 500
const step = 5

type Range = readonly [from: number, to: number]

export function RangeExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const id = useId()
  const [[from, to], setRange] = useState<Range>([120, 340])
  // One pushes the other along: where they are at the same place, each can be taken.
  const ends = [
    { key: 'from', value: from, set: (value: number): Range => [value, Math.max(value, to)] },
    { key: 'to', value: to, set: (value: number): Range => [Math.min(from, value), value] },
  ] as const
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    line.current?.style.setProperty('--from', String(from / highest))
    line.current?.style.setProperty('--to', String(to / highest))
  }, [from, to])

  /* The thumbs take the pointer themselves; elsewhere the one nearby comes. */
  function handlePress({ target, currentTarget, clientX }: PointerEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const value = Math.round(((isRtl ? 1 - share : share) * highest) / step) * step
    setRange(Math.abs(value - from) <= Math.abs(value - to) ? [value, to] : [from, value])
  }

  return (
    <fieldset>
      <legend className="field-label d-flex justify-content-between">
        {t('demo.slider.budget')}
        <output className="tabular" htmlFor={`${id}-from ${id}-to`}>
          {t('demo.slider.between', { from: format.money(from * 100), to: format.money(to * 100) })}
        </output>
      </legend>
      <div ref={line} className={styles.double} onPointerDown={handlePress}>
        {ends.map(({ key, value, set }) => (
          <input
            key={key}
            type="range"
            // In the upper half the lower one lies on top, so that it comes away from the end.
            className={key === 'from' && from > highest / 2 ? 'form-range z-1' : 'form-range'}
            id={`${id}-${key}`}
            aria-label={t(`demo.slider.${key}`)}
            aria-valuetext={format.money(value * 100)}
            min={0}
            max={highest}
            step={step}
            value={value}
            onChange={({ target }) => setRange(set(target.valueAsNumber))}
          />
        ))}
      </div>
    </fieldset>
  )
}
