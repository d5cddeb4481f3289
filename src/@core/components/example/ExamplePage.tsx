import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export interface ExamplePageProps {
  /** The examples, in the order of the page. */
  contents: readonly { readonly id: string; readonly title: string }[]
  /** The `Example`s themselves. */
  children: ReactNode
}

/** Examples one below the other, with a list of them beside that stays in sight. */
export function ExamplePage({ contents, children }: ExamplePageProps) {
  const { t } = useTranslation('kit')
  return (
    <div className="example-page">
      <nav className="example-contents" aria-label={t('example.contents')}>
        <p className="example-contents-title" aria-hidden="true">
          {t('example.contents')}
        </p>
        <ul>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack">{children}</div>
    </div>
  )
}
