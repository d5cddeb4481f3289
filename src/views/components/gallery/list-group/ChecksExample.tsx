import { CheckboxField } from '@core/components/forms/CheckboxField'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const tasks = ['draft', 'review', 'publish'] as const

export function ChecksExample() {
  const { t } = useTranslation('components')
  const [done, setDone] = useState<readonly string[]>(['draft'])
  return (
    <>
      <ListGroup>
        {tasks.map((task) => (
          <ListGroupItem key={task}>
            <CheckboxField
              label={t(`demo.task.${task}`)}
              checked={done.includes(task)}
              onChange={() => setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task])}
            />
          </ListGroupItem>
        ))}
      </ListGroup>
      <p className="text-muted text-sm mt-2" aria-live="polite">
        {t('demo.task.left', { count: tasks.length - done.length })}
      </p>
    </>
  )
}
