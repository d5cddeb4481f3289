import { Badge } from '@core/components/Badge'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import type { LucideIcon } from 'lucide-react'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '@/redux/shell/session/accountSchema'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { ItemRow } from './ItemRow'
import styles from './account.module.scss'

const icons: Readonly<Record<Device['kind'], LucideIcon>> = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

interface DevicesCardProps {
  devices: readonly Device[]
  /** Logs out a device; `done` is the success toast. Without it, the list is read-only. */
  onRevoke?: (device: Device, done: string) => void
}

export function DevicesCard({ devices, onRevoke }: DevicesCardProps) {
  const { t } = useTranslation('account')
  const listRef = useRef<HTMLUListElement>(null)

  function revoke(device: Device) {
    listRef.current?.focus() // the pressed button disappears
    onRevoke?.(device, t('devices.revoked', { device: device.device }))
  }

  return (
    <Card title={t('devices.title')} isFlush>
      <ul ref={listRef} className={styles.itemList} tabIndex={-1} aria-label={t('devices.title')}>
        {devices.map((device) => {
          const Icon = icons[device.kind]
          const name = t('devices.name', { browser: device.browser, device: device.device })
          return (
            <ItemRow
              key={device.id}
              picture={<Icon />}
              title={name}
              aside={device.current && <Badge tone="success">{t('devices.current')}</Badge>}
              text={
                <>
                  <bdi>{device.location}</bdi> · <RelativeTime iso={device.lastActive} />
                </>
              }
              actions={
                onRevoke && (
                  <ButtonWithReason
                    size="sm"
                    reason={device.current ? t('devices.currentReason') : undefined}
                    aria-label={t('devices.revokeNamed', { device: name })}
                    onClick={() => revoke(device)}
                  >
                    {t('devices.revoke')}
                  </ButtonWithReason>
                )
              }
            />
          )
        })}
      </ul>
      {devices.length === 0 && <EmptyState picture={<Monitor aria-hidden="true" />} title={t('devices.none')} />}
    </Card>
  )
}
