import { Progress } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const parts = [
  { name: 'pictures', value: 45, color: 'primary' },
  { name: 'films', value: 20, color: 'success' },
  { name: 'documents', value: 15, color: 'warning' },
] as const

export function PartsExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <>
      <Progress multi>
        {parts.map(({ name, value, color }) => (
          <Progress key={name} bar value={value} color={color} barAriaLabelledBy={`part-${name}`} />
        ))}
      </Progress>
      <ul className="list-unstyled d-flex flex-wrap gap-3 mt-3 mb-0">
        {parts.map(({ name, value, color }) => (
          <li key={name} className="d-flex gap-2 align-items-center">
            <span className={`p-1 rounded-circle bg-${color}`} aria-hidden="true" />
            <span id={`part-${name}`}>{t(`demo.storage.${name}`)}</span>
            <span className="text-muted tabular">{format.percent(value / 100)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
