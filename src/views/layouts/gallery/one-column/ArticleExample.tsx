import { useTranslation } from 'react-i18next'

/** Narrower from laptop width on, which keeps lines readable. */
export function ArticleExample() {
  const { t } = useTranslation('layouts')
  return (
    <div className="row justify-content-center">
      <article className="col-lg-10 col-xl-8 stack">
        <div>
          <h3>{t('demo.article.title')}</h3>
          <p className="text-muted">{t('demo.article.summary')}</p>
        </div>
        <p>{t('demo.article.first')}</p>
        <p>{t('demo.article.second')}</p>
      </article>
    </div>
  )
}
