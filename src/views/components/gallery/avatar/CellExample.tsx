import { PersonCell } from '@core/components/PersonCell'
import { paths } from '@/views/apps/user/paths'

const picture = `${import.meta.env.BASE_URL}images/avatars/16.svg`

export function CellExample() {
  return (
    <div className="d-grid gap-3">
      <PersonCell
        name="Tariq Al-Mansoori"
        avatar={picture}
        detail="tariq@falajwater.example"
        to={paths.userList.href()}
      />
      <PersonCell name="Bjørn Lindqvist" detail="bjorn@fjordlab.example" />
    </div>
  )
}
