import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Popover } from '@core/components/overlay/Popover'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { UserRoundPlus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Guest } from '@/redux/apps/calendar/schema'
import { fetchGuests, selectGuests } from '@/redux/apps/calendar/slice'
import type { EventForm } from './useEventForm'
import styles from '../calendar.module.scss'

interface GuestPickerProps {
  chosen: readonly Guest[]
  onToggle: (guest: Guest) => void
}

function GuestPicker({ chosen, onToggle }: GuestPickerProps) {
  const { t, i18n } = useTranslation(['calendar', 'core'])
  const retry = useRequest(fetchGuests, undefined)
  const { data, request } = useAppSelector(selectGuests)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase(i18n.language)
  const found = data?.guests.filter(({ fullName }) => fullName.toLocaleLowerCase(i18n.language).includes(wanted))

  return (
    <div className={styles.guestPicker}>
      <SearchField label={t('guests.search')} value={search} onSearch={setSearch} />
      {found && found.length > 0 && (
        <ul>
          {found.map((guest) => (
            <li key={guest.fullName}>
              <CheckboxField
                label={
                  <span className={styles.guestName}>
                    <Avatar name={guest.fullName} src={guest.avatar} size="sm" />
                    <bdi>{guest.fullName}</bdi>
                  </span>
                }
                checked={chosen.some(({ fullName }) => fullName === guest.fullName)}
                onChange={() => onToggle(guest)}
              />
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p role="status">{t('guests.none')}</p>}
      {!found && request.status !== 'failed' && (
        <LoadingRegion className={styles.guestSkeleton}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </LoadingRegion>
      )}
      {!found && request.status === 'failed' && (
        <div className="cluster" role="alert">
          {t('guests.failed')}
          <Button size="sm" onClick={retry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

export function GuestField({ control }: { control: EventForm['control'] }) {
  const { t } = useTranslation('calendar')
  const { field } = useController({ control, name: 'guests' })
  const guests = field.value
  const id = useId()

  function toggle(guest: Guest) {
    const others = guests.filter(({ fullName }) => fullName !== guest.fullName)
    field.onChange(others.length < guests.length ? others : [...guests, guest])
  }

  return (
    <div className={`field ${styles.guestField}`} role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {t('field.guests')}
      </span>
      {guests.length > 0 && (
        <ul className={styles.guestChips}>
          {guests.map((guest) => (
            <li key={guest.fullName}>
              <Avatar name={guest.fullName} src={guest.avatar} size="sm" />
              <bdi className="truncate">{guest.fullName}</bdi>
              <button
                type="button"
                aria-label={t('guests.remove', { name: guest.fullName })}
                onClick={() => toggle(guest)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Popover
        label={t('guests.add')}
        icon={<UserRoundPlus aria-hidden="true" />}
        button={t('guests.add')}
        buttonProps={{ size: 'sm' }}
        align="start"
        className={styles.guestPanel}
      >
        {() => <GuestPicker chosen={guests} onToggle={toggle} />}
      </Popover>
    </div>
  )
}
