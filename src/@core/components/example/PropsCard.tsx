import { useTranslation } from 'react-i18next'
import { Card } from '../Card'
import type { Docs } from './docs'
import { DocText, MemberTable } from './MemberTable'
import { useAnchor } from './exampleAnchor'
import styles from './example.module.scss'

export type ComponentProps = Pick<Docs, 'name' | 'text' | 'props'>

/** Props of a page's components. */
export function PropsCard({ components }: { components: readonly ComponentProps[] }) {
  const { t } = useTranslation('kit')
  return (
    <section ref={useAnchor('props')} id="props" className={styles.example}>
      <Card title={t('example.props')}>
        <div className="stack">
          {components.map(({ name, text, props }) => (
            <div key={name}>
              <div className={styles.exampleComponent} dir="ltr">
                <h3>
                  <code>{name}</code>
                </h3>
                <p className="text-muted mb-2">
                  <DocText text={text} />
                </p>
              </div>
              <MemberTable caption={t('example.propsOf', { name })} members={props} />
            </div>
          ))}
        </div>
      </Card>
    </section>
  )
}
