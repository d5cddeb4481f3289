import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { SwitchField } from '@core/components/forms/SwitchField'
import { Drawer } from '@core/components/overlay/Drawer'
import { LogOut, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { Contact } from '@/redux/apps/chat/schema'
import { selectOverview, updateGroup } from '@/redux/apps/chat/slice'
import { useChatActions } from '../hooks/useChatActions'
import { PersonPicture } from '../shared/PersonPicture'
import { GroupDialog } from './GroupDialog'
import styles from '../chat.module.scss'

interface GroupDrawerProps {
  group: Contact
  members: readonly number[]
  onClose: () => void
}

export function GroupDrawer({ group, members, onClose }: GroupDrawerProps) {
  const { t } = useTranslation('chat')
  const can = useCan()
  const { write } = useWrite()
  const { setMuted, remove } = useChatActions()
  const { contacts } = useAppSelector(selectOverview)
  const [isEditing, setEditing] = useState(false)
  const people = members.flatMap((member) => contacts.filter(({ id }) => id === member))
  const mayUpdate = can('update', 'Chat')

  async function takeOut({ id, fullName: name }: Contact) {
    const rest = members.filter((member) => member !== id)
    await write(
      updateGroup,
      { id: group.id, members: rest },
      {
        success: t('toast.memberRemoved', { name }),
        undo: () => write(updateGroup, { id: group.id, members: [...members] }),
      },
    )
  }

  return (
    <Drawer isOpen title={t('group.title')} onClose={onClose}>
      <div className={`d-grid gap-4 ${styles.chatDrawer}`}>
        <div className={styles.personHead}>
          <PersonPicture person={group} size="xl" />
          <p className={styles.personHeadName} dir="auto">
            {group.fullName}
          </p>
          <p className="text-muted">{t('group.members', { count: members.length })}</p>
          {mayUpdate && (
            <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t('group.edit')}
            </Button>
          )}
        </div>
        <section>
          <h3 className={styles.chatDrawerTitle} id="group-people">
            {t('group.people')}
          </h3>
          <ul className={styles.groupPeople} aria-labelledby="group-people">
            {people.map((person) => (
              <li key={person.id}>
                <Avatar name={person.fullName} src={person.avatar} />
                <span className={styles.chatWords}>
                  <span className={`${styles.chatName} truncate`} dir="auto">
                    {person.fullName}
                  </span>
                  <span className={`${styles.chatPreview} truncate`}>
                    {t('roleAndPresence', { role: person.role, presence: t(`presence.${person.status}`) })}
                  </span>
                </span>
                {/* A group has at least one member. */}
                {mayUpdate && members.length > 1 && (
                  <IconButton
                    size="sm"
                    label={t('group.takeOut', { name: person.fullName })}
                    icon={<UserMinus aria-hidden="true" />}
                    onClick={() => void takeOut(person)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
        {mayUpdate && (
          <SwitchField
            label={t('action.mute')}
            hint={t('contact.muteHint')}
            checked={group.isMuted}
            onChange={() => void setMuted(group, !group.isMuted)}
          />
        )}
        {can('delete', 'Chat') && (
          <div>
            <Button
              variant="outline-danger"
              icon={<LogOut className="flip-rtl" aria-hidden="true" />}
              onClick={() => {
                onClose()
                void remove(group)
              }}
            >
              {t('action.leave')}
            </Button>
          </div>
        )}
      </div>
      {isEditing && <GroupDialog group={group} onClose={() => setEditing(false)} />}
    </Drawer>
  )
}
