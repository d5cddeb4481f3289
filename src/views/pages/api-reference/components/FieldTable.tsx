import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { SchemaField } from '../describeSchema'
import { InlineCode } from './InlineCode'
import styles from '../api-reference.module.scss'

interface FieldTableProps {
  caption: string
  fields: readonly SchemaField[]
}

export function FieldTable({ caption, fields }: FieldTableProps) {
  const { t } = useTranslation('apiReference')
  return (
    <table className={styles.apiFields}>
      <caption>{caption}</caption>
      <tbody>
        {fields.map(({ name, type, isRequired, description }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
              {isRequired && <Badge tone="warning">{t('required')}</Badge>}
            </th>
            <td>
              <code className={styles.apiType} dir="ltr">
                {type}
              </code>
              {description && (
                <p dir="auto">
                  <InlineCode text={description} />
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
