import { Card } from '@core/components/Card'
import { SelectField } from '@core/components/forms/SelectField'
import { useState } from 'react'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { currencies } from '@/redux/shell/invoices/currencies'
import { useLanguage } from '@/redux/shell/layout/hooks'
import { preferCurrency, preferredCurrency } from '@/views/shared/preferredCurrency'
import { Editable } from '../Editable'
import type { SettingsPartProps } from '../settings'
import { AboutCard } from './AboutCard'
import { CloseAccountCard } from './CloseAccountCard'
import { DataCard } from './DataCard'
import { ProfileCard } from './ProfileCard'
import { TimeZoneField } from './TimeZoneField'
import styles from '../account-settings.module.scss'

export function AccountTab(props: SettingsPartProps) {
  const { general, info } = props.settings
  return (
    <>
      <Editable>
        <ProfileCard general={general} />
        <AboutCard info={info} />
      </Editable>
      <LanguageCard />
      <DataCard {...props} />
      <Editable>
        <CloseAccountCard username={general.username} />
      </Editable>
    </>
  )
}

/** Language, time zone, and currency of new invoices. Stored in this browser. */
function LanguageCard() {
  const { t } = useTranslation('accountSettings')
  const { current, change } = useLanguage()
  const [currency, setCurrency] = useState(preferredCurrency)
  const names = new Intl.DisplayNames(current.code, { type: 'currency' })
  return (
    <Card title={t('language.title')}>
      <div className={styles.fields}>
        <SelectField
          label={t('language.label')}
          hint={t('language.hint')}
          value={current.code}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => {
            const chosen = languages.find(({ code }) => code === target.value)
            if (chosen) void change(chosen.code)
          }}
        />
        <SelectField
          label={t('currency.label')}
          hint={t('currency.hint')}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))}
          onChange={({ target }) => {
            const chosen = currencies.find((code) => code === target.value)
            if (!chosen) return
            if (preferCurrency(chosen)) setCurrency(chosen)
            else toast.error(t('notStored'))
          }}
        />
        <TimeZoneField />
      </div>
    </Card>
  )
}
