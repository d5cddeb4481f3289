import { PersonCell } from '@core/components/PersonCell'
import { useModuleLink } from '@core/module/useModuleLink'

const picture = `${import.meta.env.BASE_URL}images/avatars/16.svg`

export function CellExample() {
  const place = useModuleLink()
  return (
    <div className="d-grid gap-3">
      <PersonCell
        name="Tariq Al-Mansoori"
        avatar={picture}
        detail="tariq@falajwater.example"
        to={place('/apps/user/list') ?? '/'}
      />
      <PersonCell name="Bjørn Lindqvist" detail="bjorn@fjordlab.example" />
    </div>
  )
}
