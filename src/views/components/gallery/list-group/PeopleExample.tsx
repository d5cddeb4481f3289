import { PersonCell } from '@core/components/PersonCell'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'

const pictures = `${import.meta.env.BASE_URL}images/avatars`

const people = [
  { name: 'Priya Raghunathan', avatar: `${pictures}/14.svg`, detail: 'priya@monsoonhealth.example' },
  { name: 'Inés Echeverría Goñi', avatar: `${pictures}/15.svg`, detail: 'ines@sieteolivos.example' },
  { name: 'Hans-Jürgen Oberhuber', detail: 'h.oberhuber@alpenrand.example' },
]

export function PeopleExample() {
  return (
    <ListGroup flush>
      {people.map((person) => (
        <ListGroupItem key={person.name} className="px-0">
          <PersonCell {...person} />
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
