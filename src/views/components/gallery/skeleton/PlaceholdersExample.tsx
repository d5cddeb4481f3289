import { Card, CardBody, Placeholder } from '@core/components/reactstrap'

const animations = ['glow', 'wave'] as const

export function PlaceholdersExample() {
  return (
    <div className="row g-3">
      {animations.map((animation) => (
        <div key={animation} className="col-sm-6">
          <Card>
            <CardBody>
              <div className={`placeholder-${animation} d-flex flex-wrap gap-2`} aria-hidden="true">
                <Placeholder xs="6" />
                <Placeholder xs="12" size="sm" />
                <Placeholder xs="8" size="sm" />
                <Placeholder xs="4" size="lg" color="primary" />
              </div>
            </CardBody>
          </Card>
        </div>
      ))}
    </div>
  )
}
