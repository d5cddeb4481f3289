import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { Table } from '../table/Table'
import type { Member } from './docs'
import styles from './member-table.module.scss'

/** Renders the text of a doc comment; backticks become code. Doc comments are English. */
export function DocText({ text }: { text: string }) {
  return <span lang="en">{text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</span>
}

interface MemberTableProps {
  caption: string
  members: readonly Member[]
  /** Text of required members in the column of defaults. Without it, only a question mark distinguishes optional ones. */
  required?: string
  /** Whether members may be optional. Default: true. */
  hasDefaults?: boolean
}

/** Names, types, defaults and doc comments of props, parameters or properties. */
export function MemberTable({ caption, members, required = '', hasDefaults = true }: MemberTableProps) {
  const { t } = useTranslation('kit')
  return (
    <div className={cx(styles.members, !hasDefaults && styles.plain)} dir="ltr">
      <Table caption={caption} variants={['small']}>
        <thead>
          <tr>
            <th scope="col">{t('example.prop')}</th>
            <th scope="col">{t('example.type')}</th>
            {hasDefaults && <th scope="col">{t('example.usual')}</th>}
            <th scope="col">{t('example.about')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, type, isRequired, usual, text }) => (
            <tr key={name}>
              <th scope="row">
                <code>{isRequired ? name : `${name}?`}</code>
              </th>
              <td>{type && <code>{type}</code>}</td>
              {hasDefaults && <td>{usual ? <code>{usual}</code> : isRequired && required}</td>}
              <td>{text && <DocText text={text} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
