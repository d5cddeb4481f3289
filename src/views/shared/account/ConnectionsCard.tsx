import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectDialog } from './ConnectDialog'
import { ItemRow } from './ItemRow'
import styles from './account.module.scss'

/** What the texts have a name for. */
export type Service =
  | 'google'
  | 'slack'
  | 'github'
  | 'mailchimp'
  | 'asana'
  | 'facebook'
  | 'x'
  | 'twitter'
  | 'instagram'
  | 'dribbble'
  | 'behance'

interface Connection<Key extends Service> {
  key: Key
  /** One's name there; `''` where the account is not connected. */
  handle: string
}

interface ConnectionsCardProps<Key extends Service> {
  connections: readonly Connection<Key>[]
  /** Puts a name in the place of another; `''` ends the connection. Resolves to whether it was saved. */
  onChange: (to: Connection<Key>, done: string, before?: Connection<Key>) => Promise<boolean>
}

/** The other services that an account works with. */
export function ConnectionsCard<Key extends Service>({ connections, onChange }: ConnectionsCardProps<Key>) {
  const { t } = useTranslation('account')
  const [connecting, setConnecting] = useState<Key | null>(null)
  const nameOf = (key: Service) => t(`connections.${key}`)

  return (
    <Card title={t('connections.title')} isFlush>
      <ul className={styles.itemList}>
        {connections.map((connection) => {
          const { key, handle } = connection
          const service = nameOf(key)
          const isConnected = handle !== ''
          return (
            <ItemRow
              key={key}
              picture={<img src={pictureOf(key)} alt="" width="40" height="40" loading="lazy" />}
              title={service}
              aside={isConnected && <Badge tone="success">{t('connections.connected')}</Badge>}
              text={isConnected ? <bdi>{handle}</bdi> : t(`connections.${key as Service}Text`)}
              actions={
                <Button
                  size="sm"
                  aria-label={t(isConnected ? 'connections.disconnectNamed' : 'connections.connectNamed', { service })}
                  onClick={() => {
                    if (isConnected)
                      void onChange({ key, handle: '' }, t('connections.isDisconnected', { service }), connection)
                    else setConnecting(key)
                  }}
                >
                  {t(isConnected ? 'connections.disconnect' : 'connections.connect')}
                </Button>
              }
            />
          )
        })}
      </ul>
      {connecting && (
        <ConnectDialog
          service={connecting}
          onConnect={(handle) =>
            onChange({ key: connecting, handle }, t('connections.isConnected', { service: nameOf(connecting) }))
          }
          onClose={() => setConnecting(null)}
        />
      )}
    </Card>
  )
}

function pictureOf(service: Service): string {
  return `${import.meta.env.BASE_URL}images/connections/${service}.svg`
}
