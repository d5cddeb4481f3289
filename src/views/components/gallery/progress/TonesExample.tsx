import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const measures = [
  { name: 'target', value: 64, tone: 'primary' },
  { name: 'delivered', value: 92, tone: 'success' },
  { name: 'storage', value: 78, tone: 'warning' },
  { name: 'returned', value: 12, tone: 'danger' },
] as const

export function TonesExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <div className="d-grid gap-3">
      {measures.map(({ name, value, tone }) => (
        <div key={name} className="d-grid gap-1">
          <div className="d-flex gap-3 justify-content-between">
            <span>{t(`demo.measure.${name}`)}</span>
            <span className="tabular">{format.percent(value / 100)}</span>
          </div>
          <Progress label={t(`demo.measure.${name}`)} value={value} tone={tone} />
        </div>
      ))}
    </div>
  )
}
