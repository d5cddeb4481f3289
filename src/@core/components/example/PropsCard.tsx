import { useTranslation } from 'react-i18next'
import { Card } from '../Card'
import { cx } from '../cx'
import { Table } from '../table/Table'
import { useAnchor } from './exampleAnchor'
import styles from './example.module.scss'

export interface ComponentProps {
  readonly name: string
  readonly text: string
  readonly props: readonly {
    readonly name: string
    readonly type: string
    readonly isRequired: boolean
    /** Default value, as code. */
    readonly usual: string
    readonly text: string
  }[]
}

/** Renders the text of a doc comment; backticks become code. */
function DocText({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))
}

/** Props of a page's components. Doc comments are English, like all code. */
export function PropsCard({ components }: { components: readonly ComponentProps[] }) {
  const { t } = useTranslation('kit')
  return (
    <section ref={useAnchor('props')} id="props" className={styles.example}>
      <Card title={t('example.props')}>
        <div className={cx('stack', styles.exampleProps)} dir="ltr">
          {components.map(({ name, text, props }) => (
            <div key={name}>
              <h3 className={styles.exampleComponent}>
                <code>{name}</code>
              </h3>
              <p className="text-muted mb-2" lang="en">
                <DocText text={text} />
              </p>
              <Table caption={t('example.propsOf', { name })} variants={['small']}>
                <thead>
                  <tr>
                    <th scope="col">{t('example.prop')}</th>
                    <th scope="col">{t('example.type')}</th>
                    <th scope="col">{t('example.usual')}</th>
                    <th scope="col">{t('example.about')}</th>
                  </tr>
                </thead>
                <tbody>
                  {props.map((prop) => (
                    <tr key={prop.name}>
                      <th scope="row">
                        <code>{prop.isRequired ? prop.name : `${prop.name}?`}</code>
                      </th>
                      <td>
                        <code>{prop.type}</code>
                      </td>
                      <td>{prop.usual && <code>{prop.usual}</code>}</td>
                      <td lang="en">
                        <DocText text={prop.text} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </div>
          ))}
        </div>
      </Card>
    </section>
  )
}
