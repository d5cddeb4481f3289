import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { copyText } from '@core/toast/copyText'
import { useTranslation } from 'react-i18next'
import { contrast } from '@/utility/contrast'
import { CustomColorCard } from './CustomColorCard'
import { tokenGroups, type Token } from './tokens'
import { useTokenValues, type TokenValues } from './useTokenValues'
import styles from './elements.module.scss'

interface SwatchProps {
  token: Token
  values: TokenValues
}

/** WCAG 2.2, 1.4.3 and 1.4.11. */
function levelOf(ratio: number) {
  if (ratio >= 4.5) return { key: 'text', tone: 'success' } as const
  return ratio >= 3 ? ({ key: 'control', tone: 'info' } as const) : ({ key: 'decoration', tone: 'neutral' } as const)
}

function Swatch({ token: { name, on }, values }: SwatchProps) {
  const { t } = useTranslation('ui')
  const property = `--ld-${name}`
  const ratio = contrast(values[name] ?? '', values[on] ?? '')
  const level = ratio === null ? null : levelOf(ratio)
  return (
    <li>
      <button
        type="button"
        className={styles.swatch}
        aria-label={t('copyToken', { name: property })}
        aria-describedby={`${name}-facts`}
        onClick={() => void copyText(property, { done: t('copied', { text: property }), failed: t('notCopied') })}
      >
        <span className={styles.swatchColor} data-token={name} />
        <span className={styles.swatchName} dir="ltr" translate="no">
          {property}
        </span>
      </button>
      <div id={`${name}-facts`} className={styles.swatchFacts}>
        <div dir="ltr" translate="no">
          {values[name]}
        </div>
        {ratio !== null && <div>{t('ratio', { ratio, on: `--ld-${on}` })}</div>}
        {level && (
          <div>
            <Badge tone={level.tone}>{t(`level.${level.key}`)}</Badge>
          </div>
        )}
      </div>
    </li>
  )
}

export function ColorsPage() {
  const { t } = useTranslation('ui')
  const values = useTokenValues()
  return (
    <>
      <PageHeader title={t('nav.colors')} />
      <div className="stack">
        <p className="text-muted mb-0">{t('colorsIntro')}</p>
        <CustomColorCard />
        {tokenGroups.map(({ key, tokens }) => (
          <Card key={key} title={t(`group.${key}`)}>
            <ul className={styles.swatches}>
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} values={values} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}
