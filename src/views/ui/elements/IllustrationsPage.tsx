import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { ForgotPassword } from '@core/illustrations/ForgotPassword'
import { NotAuthorized } from '@core/illustrations/NotAuthorized'
import { NotFound } from '@core/illustrations/NotFound'
import { SignIn } from '@core/illustrations/SignIn'
import { SignUp } from '@core/illustrations/SignUp'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './elements.module.scss'

const illustrations = { EmptyList, EmptySearch, NotFound, NotAuthorized, SignIn, SignUp, ForgotPassword } as const
const names = Object.keys(illustrations) as (keyof typeof illustrations)[] // its only keys
const skins = ['light', 'dark'] as const

export function IllustrationsPage() {
  const { t } = useTranslation('ui')

  function copy(name: string) {
    const line = `import { ${name} } from '@core/illustrations/${name}'`
    void copyText(line, { done: t('copied', { text: name }), failed: t('notCopied') })
  }

  return (
    <>
      <PageHeader title={t('nav.illustrations')} />
      <div className="stack">
        <p className="text-muted mb-0">{t('illustrationsIntro')}</p>
        {names.map((name) => {
          const Picture = illustrations[name]
          return (
            <Card
              key={name}
              title={t(`picture.${name}`)}
              actions={
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<Copy aria-hidden="true" />}
                  aria-label={t('copyLineOf', { name })}
                  onClick={() => copy(name)}
                >
                  {t('copyLine')}
                </Button>
              }
              isFlush
            >
              <div className={styles.pictures}>
                {skins.map((skin) => (
                  <div key={skin} className={styles.picture} data-bs-theme={skin}>
                    <Picture />
                  </div>
                ))}
              </div>
            </Card>
          )
        })}
      </div>
    </>
  )
}
