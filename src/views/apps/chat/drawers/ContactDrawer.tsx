import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { DescriptionList } from '@core/components/DescriptionList'
import { SwitchField } from '@core/components/forms/SwitchField'
import { Drawer } from '@core/components/overlay/Drawer'
import { telUrl } from '@core/validation/phoneSchema'
import { Eraser, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Chat, Contact } from '@/redux/apps/chat/schema'
import { useChatActions } from '../hooks/useChatActions'
import { PersonHead } from './PersonHead'
import styles from '../chat.module.scss'

interface ContactDrawerProps {
  contact: Contact
  chat: Chat | null
  onClose: () => void
}

export function ContactDrawer({ contact, chat, onClose }: ContactDrawerProps) {
  const { t } = useTranslation('chat')
  const can = useCan()
  const { setMuted, setBlocked, clear, remove } = useChatActions()
  const { about, email, phone, isMuted, isBlocked } = contact

  return (
    <Drawer isOpen title={t('contact.title')} onClose={onClose}>
      <div className={`d-grid gap-4 ${styles.chatDrawer}`}>
        <PersonHead person={contact} />
        {about !== '' && (
          <section>
            <h3 className={styles.chatDrawerTitle}>{t('field.about')}</h3>
            <p className={styles.chatDrawerText} dir="auto">
              {about}
            </p>
          </section>
        )}
        <section>
          <h3 className={styles.chatDrawerTitle}>{t('contact.reach')}</h3>
          <DescriptionList
            items={[
              { term: t('field.email'), value: <a href={`mailto:${email}`}>{email}</a> },
              {
                term: t('field.phone'),
                value: (
                  <a href={telUrl(phone)}>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                ),
              },
            ]}
          />
        </section>
        {can('update', 'Chat') && (
          <section className="form-stack">
            <h3 className={styles.chatDrawerTitle}>{t('contact.options')}</h3>
            <SwitchField
              label={t('action.mute')}
              hint={t('contact.muteHint')}
              checked={isMuted}
              onChange={() => void setMuted(contact, !isMuted)}
            />
            <SwitchField
              label={t('action.block')}
              hint={t('contact.blockHint')}
              checked={isBlocked}
              onChange={() => void setBlocked(contact, !isBlocked)}
            />
          </section>
        )}
        {can('delete', 'Chat') && chat && (
          <div className="cluster">
            <Button
              icon={<Eraser aria-hidden="true" />}
              disabled={chat.messages.length === 0}
              onClick={() => {
                onClose()
                void clear(contact)
              }}
            >
              {t('action.clear')}
            </Button>
            <Button
              variant="outline-danger"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onClose()
                void remove(contact)
              }}
            >
              {t('action.deleteChat')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  )
}
