import { Avatar } from '@core/components/Avatar'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Table } from '@core/components/table/Table'
import { useModuleLink } from '@core/module/useModuleLink'
import { copyText } from '@core/toast/copyText'
import { Copy, MoreVertical, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { members } from './data'

/** Row menus render above everything, so the table never clips them. */
export function MenuExample() {
  const place = useModuleLink()
  const { t } = useTranslation('tables')

  const copy = (email: string) => copyText(email, { done: t('menu.copied', { email }), failed: t('menu.copyFailed') })

  return (
    <Table caption={t('caption.team')} variants={['hover']}>
      <thead>
        <tr>
          <th scope="col">{t('field.name')}</th>
          <th scope="col">{t('field.team')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('field.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, post, email }) => (
          <tr key={email}>
            <th scope="row">
              <span className="cluster">
                <Avatar name={name} size="sm" />
                <bdi>{name}</bdi>
              </span>
            </th>
            <td>{t(`team.${post}`)}</td>
            <td className="is-actions">
              <MenuButton
                label={t('menu.label', { name })}
                icon={<MoreVertical aria-hidden="true" />}
                buttonProps={{ size: 'sm', variant: 'ghost' }}
                align="end"
                items={[
                  {
                    key: 'copy',
                    label: t('menu.copy'),
                    icon: <Copy aria-hidden="true" />,
                    onSelect: () => void copy(email),
                  },
                  {
                    kind: 'link',
                    key: 'users',
                    label: t('menu.users'),
                    icon: <Users aria-hidden="true" />,
                    to: place('/apps/user/list', {}, { q: name }) ?? '/',
                  },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
