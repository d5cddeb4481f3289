import { cx } from '@core/components/cx'
import { useTranslation } from 'react-i18next'

export function Footer({ type }: { type: 'static' | 'sticky' }) {
  const { t } = useTranslation('shell')
  return (
    <footer className={cx('shell-footer', type === 'sticky' && 'is-sticky')}>
      <div className="shell-width">
        <p>{t('footer.licence', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  )
}
