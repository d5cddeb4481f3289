import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { CodeBlock } from '@core/components/CodeBlock'
import { TextField } from '@core/components/forms/TextField'
import { pageRoot } from '@core/root'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { primaries } from '@/utility/preferences'
import { defaultPreferences } from '@/product'
import { primarySteps, readColor, type ColorSteps } from '@/utility/primarySteps'
import { useRootAttribute, useTokenValues } from './useTokenValues'
import styles from './elements.module.scss'

const languages = { css: 'scss', product: 'tsx' } as const
const formats = ['css', 'product'] as const

type Properties = Readonly<Record<string, string>>

/** Same properties as the mixin `primary` in `src/@core/scss/_palette.scss`. */
function propertiesOf([fill, hover, tint, text]: ColorSteps, isDark: boolean): Properties {
  return {
    '--ld-primary': fill,
    '--ld-primary-hover': hover,
    '--ld-primary-tint': tint,
    '--ld-primary-text': text,
    '--ld-ring': isDark ? text : fill,
    '--bs-primary-rgb': readColor(fill).join(', '),
    '--bs-link-color-rgb': readColor(text).join(', '),
  }
}

function cssRule(selector: string, properties: Properties): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  return [`${selector} {`, ...lines, '}'].join('\n')
}

const arrayOf = (steps: ColorSteps) => `[${steps.map((step) => `'${step}'`).join(', ')}]`

/** The color as CSS and as the entry of `primaryColors` that it replaces. */
function codeOf(
  name: string,
  { light, dark }: ReturnType<typeof primarySteps>,
): Record<(typeof formats)[number], string> {
  return {
    css: [
      cssRule(':root', propertiesOf(light, false)),
      cssRule("[data-bs-theme='dark']", propertiesOf(dark, true)),
    ].join('\n\n'),
    product: `${name}: {\n  light: ${arrayOf(light)},\n  dark: ${arrayOf(dark)},\n},`,
  }
}

export function CustomColorCard() {
  const { t } = useTranslation('ui')
  const isDark = useRootAttribute('bsTheme') === 'dark'
  const chosen = useRootAttribute('primary')
  const primary = primaries.find((name) => name === chosen) ?? defaultPreferences.primary
  const [custom, setCustom] = useState<string>()
  const current = useTokenValues().primary

  useEffect(() => {
    if (custom === undefined) return
    const properties = Object.entries(propertiesOf(primarySteps(custom)[isDark ? 'dark' : 'light'], isDark))
    const { style } = pageRoot()
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [custom, isDark])

  const code = custom === undefined ? undefined : codeOf(primary, primarySteps(custom))
  return (
    <Card title={t('customColor.title')}>
      <div className="form-stack">
        <p className="text-muted mb-0">{t('customColor.text')}</p>
        <div className="cluster align-items-end">
          <TextField
            label={t('customColor.label')}
            type="color"
            className={styles.customColor}
            value={custom ?? current}
            onChange={({ target }) => setCustom(target.value)}
          />
          {custom !== undefined && (
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => setCustom(undefined)}>
              {t('customColor.reset')}
            </Button>
          )}
        </div>
        {code && (
          <div className={styles.codes}>
            {formats.map((format) => (
              <section key={format}>
                <h3 className="fs-6 mb-2">{t(`customColor.${format}`)}</h3>
                <CodeBlock label={t(`customColor.${format}`)} text={code[format]} language={languages[format]} />
              </section>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}
