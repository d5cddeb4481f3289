import { NumberField } from '@core/components/forms/NumberField'
import { SelectField } from '@core/components/forms/SelectField'
import { FilterChips } from '@core/components/FilterChips'
import type { Lab } from '@core/lab/lab'
import type { Rule } from '@core/lab/rules'
import { everyCall, everyRead, everyWrite, faults, longestLatency } from '@core/lab/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './lab.module.scss'
import { useLab } from './useLab'

const groups: readonly string[] = [everyCall, everyRead, everyWrite]

/** Describes a rule, for example `apps/email: 500, 3,000 ms`. */
function useRuleText() {
  const { t } = useTranslation('lab')
  const name = (target: string) =>
    target === everyCall
      ? t('rule.all')
      : target === everyRead
        ? t('rule.reads')
        : target === everyWrite
          ? t('rule.writes')
          : target
  function describe({ target, latency, fault, rate }: Rule): string {
    const does = [
      ...(fault ? [rate ? t('rule.share', { fault: t(`fault.${fault}`), rate }) : t(`fault.${fault}`)] : []),
      ...(latency ? [t('rule.late', { ms: latency })] : []),
    ]
    return t('rule.chip', { target: name(target), does: does.join(', ') })
  }
  return { name, describe }
}

export function LabRules({ lab }: { lab: Lab }) {
  const { t } = useTranslation('lab')
  const { rules } = useLab(lab)
  const { name, describe } = useRuleText()
  const [module, setModule] = useState(everyCall)
  const [call, setCall] = useState('')
  const [loaded, setLoaded] = useState<{ module: string; calls: readonly string[] }>()
  const calls = loaded?.module === module ? loaded.calls : []
  const target = call === '' ? module : `${module}.${call}`
  const rule: Rule = rules.find((known) => known.target === target) ?? { target }

  function change({ latency = rule.latency, fault = rule.fault, rate = rule.rate }: Partial<Rule>) {
    lab.changeRule({
      target,
      ...(latency && { latency }),
      ...(fault && { fault, ...(rate && { rate }) }),
    })
  }

  return (
    <fieldset className={styles.rules}>
      <legend className={styles.heading}>{t('rule.title')}</legend>
      <FilterChips
        chips={rules.map((known) => ({
          key: known.target,
          label: describe(known),
          onRemove: () => lab.changeRule({ target: known.target }),
        }))}
        onClear={() => lab.enter(null)}
      />
      <SelectField
        label={t('rule.for')}
        value={module}
        options={[...groups, ...lab.modules].map((value) => ({
          value,
          label: name(value),
        }))}
        onChange={({ target: { value } }) => {
          setModule(value)
          setCall('')
          // After a failure, rules for the whole module still work.
          void lab.callsOf(value).then(
            (found) => setLoaded({ module: value, calls: found }),
            () => undefined,
          )
        }}
      />
      {calls.length > 0 && (
        <SelectField
          label={t('rule.call')}
          value={call}
          placeholder={t('rule.everyCall')}
          options={calls.map((value) => ({ value, label: value }))}
          onChange={(event) => setCall(event.target.value)}
        />
      )}
      <SelectField
        label={t('rule.fault')}
        value={rule.fault ?? ''}
        placeholder={t('fault.none')}
        options={faults.map((value) => ({ value, label: t(`fault.${value}`) }))}
        onChange={(event) => {
          const fault = faults.find((known) => known === event.target.value)
          if (fault) change({ fault })
          else lab.changeRule({ target, ...(rule.latency && { latency: rule.latency }) })
        }}
      />
      {rule.fault && (
        <NumberField
          label={t('rule.rate')}
          unit="%"
          min={1}
          max={100}
          step={10}
          value={rule.rate ?? 100}
          onChange={(rate) => change({ rate: rate ?? 100 })}
        />
      )}
      <NumberField
        label={t('rule.latency')}
        unit="ms"
        min={0}
        max={longestLatency}
        step={500}
        value={rule.latency ?? 0}
        onChange={(latency) => change({ latency: latency ?? 0 })}
      />
    </fieldset>
  )
}
