import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { ImportField } from '@/views/shared/import/importFields'
import type { Contact } from './contacts'

interface ContactTableProps {
  contacts: readonly Contact[]
  fields: readonly ImportField[]
}

export function ContactTable({ contacts, fields }: ContactTableProps) {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  return (
    <Table caption={t('demo.contact.caption', { count: contacts.length })} captionSide="top" variants={['small']}>
      <thead>
        <tr>
          {fields.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
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
