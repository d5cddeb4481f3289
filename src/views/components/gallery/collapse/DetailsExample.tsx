import { Button } from '@core/components/button/Button'
import { DescriptionList } from '@core/components/DescriptionList'
import { Collapse } from '@core/components/reactstrap'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function DetailsExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('demo.purchase.details')}
      </Button>
      <Collapse id={id} isOpen={isOpen}>
        <div className="border rounded p-3 mt-3">
          <DescriptionList
            items={[
              { term: t('demo.purchase.date'), value: format.date('2026-11-20T12:00:00Z') },
              { term: t('demo.purchase.items'), value: format.number(3) },
              { term: t('demo.purchase.total'), value: format.dollars(184) },
            ]}
          />
        </div>
      </Collapse>
    </>
  )
}
