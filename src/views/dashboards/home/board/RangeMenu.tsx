import { comparisons } from '@core/api/dayRange'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { lazyPart } from '@core/lazy/lazyPart'
import { CalendarRange } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useRange } from './useRange'
import { presets } from './useRange'

const RangeDialog = lazyPart(() => import('./RangeDialog').then(({ RangeDialog }) => RangeDialog))

export function RangeMenu({ range, preset, compare, days, today, ...actions }: ReturnType<typeof useRange>) {
  const { t } = useTranslation('dashboards')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <MenuButton
        label={t('range.button', { range: range.label })}
        icon={<CalendarRange aria-hidden="true" />}
        align="end"
        items={[
          { kind: 'heading', key: 'range', label: t('range.title') },
          ...presets.map((key) => ({
            kind: 'radio' as const,
            key,
            label: t(`range.${key}`),
            isChecked: key === preset,
            onSelect: () => actions.choose(key),
          })),
          {
            kind: 'radio',
            key: 'own',
            label: preset ? t('range.own') : t('range.ownDays', { days }),
            isChecked: preset === null,
            onSelect: () => setChoosing(true),
          },
          { kind: 'heading', key: 'compare', label: t('range.compare') },
          ...comparisons.map((key) => ({
            kind: 'radio' as const,
            key: `compare-${key}`,
            label: t(`range.with.${key}`),
            isChecked: key === compare,
            onSelect: () => actions.chooseComparison(key),
          })),
        ]}
      >
        {t('range.button', { range: range.label })}
      </MenuButton>
      {isChoosing && (
        <Suspense fallback={null}>
          <RangeDialog
            from={range.query.from ?? today}
            to={range.query.to ?? today}
            today={today}
            onChoose={actions.chooseDays}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
