import { Card } from '@core/components/Card'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const topics = ['packed', 'handedOver', 'delivered'] as const

/** Selection beside its content. Works in both writing directions. */
export function FirstExample() {
  const { t } = useTranslation('layouts')
  const [topic, setTopic] = useState<(typeof topics)[number]>('packed')
  return (
    <div className="row g-3">
      <div className="col-md-5 col-lg-4">
        <ListGroup tag="div">
          {topics.map((name) => (
            <ListGroupItem
              key={name}
              tag="button"
              action
              active={name === topic}
              aria-current={name === topic}
              onClick={() => setTopic(name)}
            >
              {t(`demo.feed.${name}.title`)}
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div className="col-md-7 col-lg-8">
        <Card title={t(`demo.feed.${topic}.title`)}>{t(`demo.feed.${topic}.text`)}</Card>
      </div>
    </div>
  )
}
