import { type Choice, ChoiceField } from '@core/components/forms/ChoiceField'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { search } from '@core/search'
import { setTimeZone, storageKey } from '@core/zonedTime'
import { zoneTexts } from '@core/zoneTexts'
import { useEffect, useState } from 'react'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { writeStored } from '@/configs/storage'

/** Zones per batch: naming more at once would block the page. */
const atOnce = 20

const none: readonly Choice[] = []

/** For example `Europe/Berlin – Central European Time, GMT+1`. */
function choiceOf(timeZone: string, language: string, now = new Date()): Choice {
  const { name, offset } = zoneTexts(language, timeZone, now)
  const style = { timeZone, timeZoneName: 'longGeneric' } as const
  const parts = new Intl.DateTimeFormat(language, style).formatToParts(now)
  const generic = parts.find(({ type }) => type === 'timeZoneName')?.value ?? offset
  return { value: timeZone, label: `${name} – ${generic === offset ? offset : `${generic}, ${offset}`}` }
}

/** Search texts. Locales write `GMT+1` or `UTC+1`, some with a minus sign (U+2212) instead of a hyphen. */
function searched({ label }: Choice): string[] {
  const plain = label.replace('−', '-')
  return [label, plain.replace('UTC', 'GMT'), plain.replace('GMT', 'UTC')]
}

/** All zones of the browser, in batches. @param isWanted starts loading */
function useZones(isWanted: boolean, language: string): { zones: readonly Choice[]; isLoading: boolean } {
  const [named, setNamed] = useState<{ language: string; zones: readonly Choice[] }>({ language, zones: none })
  const names = isWanted ? Intl.supportedValuesOf('timeZone') : []
  const zones = named.language === language ? named.zones : none
  const { length } = zones
  const isLoading = length < names.length

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      const now = new Date()
      const next = Intl.supportedValuesOf('timeZone').slice(length, length + atOnce)
      setNamed({ language, zones: [...zones, ...next.map((zone) => choiceOf(zone, language, now))] })
    })
    return () => clearTimeout(timer)
  }, [isLoading, language, zones, length])

  return { zones, isLoading }
}

/** Time zone of displayed and entered times. Stored in this browser; changes all tabs at once. */
export function TimeZoneField() {
  const { t, i18n } = useTranslation('accountSettings')
  const { language } = i18n
  const chosen = useTimeZone()
  const [isWanted, setWanted] = useState(false)
  const [q, setQ] = useState('')
  const { zones, isLoading } = useZones(isWanted, language)
  const device = { value: '', label: t('timeZone.device', zoneTexts(language, undefined)) }
  const options = search([device, ...zones], q, searched)

  function choose(zone: string | undefined) {
    if (writeStored(storageKey, zone ?? null)) setTimeZone(zone)
    else toast.error(t('notStored'))
  }

  return (
    // Naming all zones is slow and rarely needed, so it starts on focus. The field itself is focusable.
    <div onFocus={() => setWanted(true)}>
      <ChoiceField
        label={t('timeZone.label')}
        hint={t('timeZone.hint')}
        options={options}
        value={[chosen === undefined ? device : choiceOf(chosen, language)]}
        onChange={([choice]) => choose(choice?.value === '' ? undefined : choice?.value)}
        onSearch={setQ}
        isLoading={isLoading}
      />
    </div>
  )
}
