import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { Inbox, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function NothingExample() {
  const { t } = useTranslation('components')
  const [isThere, setThere] = useState(false)
  if (isThere) {
    return (
      <div className="cluster justify-content-between border rounded p-3">
        {t('demo.firstTask')}
        <Button size="sm" onClick={() => setThere(false)}>
          {t('demo.action.done')}
        </Button>
      </div>
    )
  }
  return (
    <EmptyState
      picture={<Inbox aria-hidden="true" />}
      title={t('demo.noTasks')}
      text={t('demo.noTasksText')}
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setThere(true)}>
          {t('demo.addTask')}
        </Button>
      }
    />
  )
}
