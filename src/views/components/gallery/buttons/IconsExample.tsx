import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { useModuleLink } from '@core/module/useModuleLink'
import { ArrowRight, Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function IconsExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  const [added, setAdded] = useState(0)
  const [isStarred, setStarred] = useState(false)
  return (
    <div className="cluster">
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdded(added + 1)}>
        {t('demo.addItem', { added })}
      </Button>
      <LinkButton to={place('/apps/invoice/list') ?? '/'}>
        {t('demo.invoices')}
        <ArrowRight className="flip-rtl" aria-hidden="true" />
      </LinkButton>
      <IconButton
        className="star-toggle"
        label={t('demo.action.star')}
        icon={<Star aria-hidden="true" />}
        aria-pressed={isStarred}
        onClick={() => setStarred(!isStarred)}
      />
      <IconButton
        variant="outline-secondary"
        label={t('demo.action.add')}
        icon={<Plus aria-hidden="true" />}
        onClick={() => setAdded(added + 1)}
      />
    </div>
  )
}
