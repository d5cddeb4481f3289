import { Button } from '@core/components/button/Button'
import { today } from '@core/zonedTime'
import { useTranslation } from 'react-i18next'

/** @returns first and last day */
function monthsFrom(first: Temporal.PlainDate, months: number): readonly [string, string] {
  return [first.toString(), first.add({ months }).subtract({ days: 1 }).toString()]
}

/** Buttons for common ranges of days. */
export function DayPresets({ onChoose }: { onChoose: (from: string, to: string) => void }) {
  const { t } = useTranslation('list')
  const month = Temporal.PlainDate.from(today()).with({ day: 1 })
  const quarter = month.subtract({ months: (month.month - 1) % 3 })
  const ranges = [
    ['thisMonth', monthsFrom(month, 1)],
    ['lastMonth', monthsFrom(month.subtract({ months: 1 }), 1)],
    ['thisQuarter', monthsFrom(quarter, 3)],
    ['lastQuarter', monthsFrom(quarter.subtract({ months: 3 }), 3)],
  ] as const
  return (
    <div className="cluster mt-2">
      {ranges.map(([name, range]) => (
        <Button key={name} size="sm" onClick={() => onChoose(...range)}>
          {t(`filters.${name}`)}
        </Button>
      ))}
    </div>
  )
}
