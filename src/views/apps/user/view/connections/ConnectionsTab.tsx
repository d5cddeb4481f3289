import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { cx } from '@core/components/cx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import { ItemRow } from '../ItemRow'
import type { UserPartProps } from '../userPart'
import { ConnectDialog } from './ConnectDialog'
import styles from '../userView.module.scss'

type Connection = UserDetails['connections'][number]

/** Changes one connection and leaves the others as they are. */
function withConnection({ connections }: UserDetails, changed: Connection): Pick<UserDetails, 'connections'> {
  return { connections: connections.map((one) => (one.key === changed.key ? changed : one)) }
}

/** The other services that somebody's account works with. */
export function ConnectionsTab({ details }: UserPartProps) {
  const { t } = useTranslation('user')
  const write = useDetailsWriter(details)
  const [connecting, setConnecting] = useState<Connection['key'] | null>(null)

  function connect(key: Connection['key'], handle: string) {
    return write({
      change: (latest) => withConnection(latest, { key, connected: true, handle }),
      done: t('view.connections.isConnected', { service: t(`view.connections.${key}`) }),
    })
  }

  function disconnect(connection: Connection) {
    void write({
      change: (latest) => withConnection(latest, { key: connection.key, connected: false, handle: '' }),
      done: t('view.connections.isDisconnected', { service: t(`view.connections.${connection.key}`) }),
      undo: (latest) => withConnection(latest, connection),
    })
  }

  return (
    <Card title={t('view.connections.title')} isFlush>
      <ul className={styles.itemList}>
        {details.connections.map((connection) => {
          const { key, connected, handle } = connection
          const service = t(`view.connections.${key}`)
          return (
            <ItemRow
              key={key}
              picture={
                <span className={cx(styles.serviceMark, connected && 'is-connected')}>{service.slice(0, 1)}</span>
              }
              title={service}
              aside={connected && <Badge tone="success">{t('view.connections.connected')}</Badge>}
              text={connected ? <bdi>{handle}</bdi> : t(`view.connections.${key}Text`)}
              actions={
                <Button
                  size="sm"
                  aria-label={t(connected ? 'view.connections.disconnectNamed' : 'view.connections.connectNamed', {
                    service,
                  })}
                  onClick={() => {
                    if (connected) disconnect(connection)
                    else setConnecting(key)
                  }}
                >
                  {t(connected ? 'view.connections.disconnect' : 'view.connections.connect')}
                </Button>
              }
            />
          )
        })}
      </ul>
      {connecting && (
        <ConnectDialog
          service={connecting}
          onConnect={(handle) => connect(connecting, handle)}
          onClose={() => setConnecting(null)}
        />
      )}
    </Card>
  )
}
