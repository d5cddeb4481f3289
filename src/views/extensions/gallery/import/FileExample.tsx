import { ImportPanel } from '@/views/shared/import/ImportPanel'
import { ContactTable } from './ContactTable'
import { useContacts } from './useContacts'

/** Two rows are invalid, to show the error handling. */
const rows = [
  ['Jonas Weber', 'jonas.weber@example.com', 'Hamburg', '2023-09-01'],
  ['Ferreira, Inês', 'ines.ferreira@example.com', 'Porto', '2025-01-15'],
  ['Amal Haddad', 'amal.haddad(at)example.com', 'Tunis', '2024-06-30'],
  ['Chloé Martin', 'chloe.martin@example.com', 'Lyon', 'last spring'],
  ['Sven Dahl', 'sven.dahl@example.com', 'Malmö', ''],
]

export function FileExample() {
  const { contacts, fields, taken, add } = useContacts()
  return (
    <div className="stack">
      <ImportPanel fields={fields} taken={taken} template={{ name: 'contacts', rows }} onImport={add} />
      <ContactTable contacts={contacts} fields={fields} />
    </div>
  )
}
