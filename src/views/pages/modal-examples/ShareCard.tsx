import { Avatar } from '@core/components/Avatar'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExampleProps } from './ExampleCard'
import { ExampleCard } from './ExampleCard'
import { ShareDialog } from './ShareDialog'
import styles from './modal-examples.module.scss'

export function ShareCard({ examples }: ExampleProps) {
  const { t } = useTranslation('modalExamples')
  const [isOpen, setOpen] = useState(false)
  const { members } = examples
  return (
    <ExampleCard
      icon={<Share2 />}
      title={t('share.title')}
      text={t('share.text')}
      label={t('share.open')}
      onOpen={() => setOpen(true)}
    >
      <ul className={`d-flex list-unstyled ${styles.avatars}`}>
        {members.slice(0, 6).map(({ name, email, avatar }) => (
          <li key={email}>
            <Avatar name={name || email} src={avatar || undefined} />
            <span className="visually-hidden">{name || email}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('share.count', { count: members.length })}</p>
      {isOpen && <ShareDialog examples={examples} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
