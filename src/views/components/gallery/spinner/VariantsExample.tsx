import { Spinner } from '@core/components/reactstrap'

const types = ['border', 'grow'] as const
const colors = ['primary', 'success', 'warning', 'danger', 'info'] as const

export function VariantsExample() {
  return (
    <div className="d-grid gap-3">
      {types.map((type) => (
        <div key={type} className="d-flex flex-wrap gap-3 align-items-center">
          {colors.map((color) => (
            <Spinner key={color} type={type} color={color} />
          ))}
          <Spinner type={type} size="sm" />
        </div>
      ))}
    </div>
  )
}
