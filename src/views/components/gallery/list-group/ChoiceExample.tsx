import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns', 'warranty'] as const

export function ChoiceExample() {
  const { t } = useTranslation('components')
  const [chosen, setChosen] = useState<(typeof parts)[number]>('delivery')
  return (
    <div className="row g-3 g-sm-4">
      <div className="col-sm-5">
        <ListGroup tag="div">
          {parts.map((part) => (
            <ListGroupItem
              key={part}
              tag="button"
              action
              active={chosen === part}
              aria-current={chosen === part}
              onClick={() => setChosen(part)}
            >
              {t(`demo.${part}.title`)}
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <p className="col-sm-7" aria-live="polite">
        {t(`demo.${chosen}.text`)}
      </p>
    </div>
  )
}
