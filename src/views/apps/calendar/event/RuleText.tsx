import { useTranslation } from 'react-i18next'

/** A rule that the form cannot express. Without a rule, the event repeats on listed dates. */
export function RuleText({ rule }: { rule: string | undefined }) {
  const { t } = useTranslation('calendar')
  if (rule === undefined) return t('repeat.dates')
  return (
    <bdi className="text-break" dir="ltr">
      {rule.replaceAll(';', '; ')}
    </bdi>
  )
}
