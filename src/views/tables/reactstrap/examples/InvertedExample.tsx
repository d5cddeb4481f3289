import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { members } from './data'

/** Renders the table in the tones of the opposite skin. */
export function InvertedExample() {
  const { t } = useTranslation('tables')
  return (
    <Table caption={t('caption.team')} variants={['inverted']}>
      <thead>
        <tr>
          <th scope="col">{t('field.name')}</th>
          <th scope="col">{t('field.team')}</th>
          <th scope="col">{t('field.email')}</th>
          <th scope="col">{t('field.city')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, post, email, city }) => (
          <tr key={email}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{t(`team.${post}`)}</td>
            <td>
              <bdi>{email}</bdi>
            </td>
            <td>
              <bdi>{city}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
