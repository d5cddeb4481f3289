import { IconButton } from '@core/components/button/IconButton'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address, MessagePart } from '@/redux/apps/email/schema'
import styles from '../email.module.scss'

function Person({ name, email }: Address) {
  const { t } = useTranslation('email')
  return (
    <li>
      <bdi>{name}</bdi> <bdi className="text-muted">{email}</bdi>
      <IconButton
        size="sm"
        label={t('reader.copyAddress', { email })}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(email, { done: t('reader.copied'), failed: t('reader.notCopied') })}
      />
    </li>
  )
}

export function Correspondents({ part }: { part: MessagePart }) {
  const { t } = useTranslation('email')
  const rows = [
    { key: 'from', people: [part.from] },
    { key: 'to', people: part.to },
    { key: 'cc', people: part.cc },
    { key: 'bcc', people: part.bcc },
  ] as const
  return (
    <dl className={styles.correspondents}>
      {rows.map(
        ({ key, people }) =>
          people.length > 0 && (
            <div key={key}>
              <dt>{t(`field.${key}`)}</dt>
              <dd>
                <ul>
                  {people.map(({ name, email }) => (
                    <Person key={email} name={name} email={email} />
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
