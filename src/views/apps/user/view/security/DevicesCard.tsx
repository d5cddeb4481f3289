import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import type { LucideIcon } from 'lucide-react'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import { ItemRow } from '../ItemRow'
import { reinsert } from '../reinsert'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { RelativeTime } from '@/utility/format/RelativeTime'
import styles from '../userView.module.scss'

type Device = UserDetails['devices'][number]

const icons: Readonly<Record<Device['kind'], LucideIcon>> = { desktop: Monitor, phone: Smartphone, tablet: Tablet }

/** Where somebody is signed in. */
export function DevicesCard({ details }: { details: UserDetails }) {
  const { t } = useTranslation('user')
  const write = useDetailsWriter(details)
  const listRef = useRef<HTMLUListElement>(null)

  function revoke(device: Device) {
    listRef.current?.focus() // the button that was pressed goes
    void write({
      change: ({ devices }) => ({ devices: devices.filter(({ id }) => id !== device.id) }),
      done: t('view.devices.revoked', { device: device.device }),
      undo: ({ devices }) => ({ devices: reinsert(device, devices, details.devices) }),
    })
  }

  return (
    <Card title={t('view.devices.title')} isFlush>
      <ul ref={listRef} className={styles.itemList} tabIndex={-1} aria-label={t('view.devices.title')}>
        {details.devices.map((device) => {
          const Icon = icons[device.kind]
          const name = t('view.devices.name', { browser: device.browser, device: device.device })
          return (
            <ItemRow
              key={device.id}
              picture={<Icon />}
              title={name}
              aside={device.current && <Badge tone="success">{t('view.devices.current')}</Badge>}
              text={
                <>
                  <bdi>{device.location}</bdi> · <RelativeTime iso={device.lastActive} />
                </>
              }
              actions={
                <ButtonWithReason
                  size="sm"
                  reason={device.current ? t('view.devices.currentReason') : undefined}
                  aria-label={t('view.devices.revokeNamed', { device: name })}
                  onClick={() => revoke(device)}
                >
                  {t('view.devices.revoke')}
                </ButtonWithReason>
              }
            />
          )
        })}
      </ul>
      {details.devices.length === 0 && (
        <EmptyState picture={<Monitor aria-hidden="true" />} title={t('view.devices.none')} />
      )}
    </Card>
  )
}
