import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { contactFields, type Contact } from './contacts'

/** Where imported rows land. */
export function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  return (
    <Table caption={t('demo.contact.caption', { count: contacts.length })} captionSide="top" look={['small']}>
      <thead>
        <tr>
          {contactFields.map((field) => (
            <th key={field} scope="col">
              {t(`demo.contact.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contacts.map(({ name, email, city, since }) => (
          <tr key={email}>
            <td dir="auto">{name}</td>
            <td>
              <bdi>{email}</bdi>
            </td>
            <td dir="auto">{city}</td>
            <td>{since && format.date(`${since}T12:00`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
