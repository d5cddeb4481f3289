import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../BrandMark'
import type { Service } from './ConnectDialog'
import { ConnectDialog } from './ConnectDialog'
import { ItemRow } from './ItemRow'
import styles from './account.module.scss'

interface Connection<Key extends Service> {
  key: Key
  /** Username or email there; `''` if not connected. */
  handle: string
}

interface ConnectionsCardProps<Key extends Service> {
  connections: readonly Connection<Key>[]
  /** Saves a connection; `handle: ''` disconnects. Resolves to whether it was saved. @param before enables Undo */
  onChange: (to: Connection<Key>, done: string, before?: Connection<Key>) => Promise<boolean>
}

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
              picture={<BrandMark brand={key === 'twitter' ? 'x' : key} />}
              title={service}
              aside={isConnected && <Badge tone="success">{t('connections.connected')}</Badge>}
              text={isConnected ? <bdi>{handle}</bdi> : t(`connections.${key}Text`)}
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
