import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { NotFound } from '@core/illustrations/NotFound'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'

/** What an address shows that leads to no invoice, or to one that was deleted. */
export function InvoiceNotFound() {
  const { t } = useTranslation('invoice')
  return (
    <Card>
      <EmptyState
        picture={<NotFound />}
        title={t('preview.missing.what')}
        text={t('preview.missing.text')}
        action={
          <LinkButton variant="primary" to={paths.invoiceList.href()}>
            {t('preview.missing.back')}
          </LinkButton>
        }
      />
    </Card>
  )
}
