import { Button } from '@core/components/button/Button'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKanbanContext } from '../shared/kanbanContext'
import { TitleForm } from './TitleForm'
import styles from '../kanban.module.scss'

export function ColumnAdder() {
  const { t } = useTranslation('kanban')
  const { columns, columnActions } = useKanbanContext()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = useRef(columns.length)

  // A new column pushes this field out of view.
  useEffect(() => {
    if (columns.length > count.current) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    count.current = columns.length
  }, [columns.length])

  function close() {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  function cancel() {
    setDraft('')
    close()
  }
  async function save(title: string) {
    close()
    const isStored = (await columnActions.add(title)) !== null
    // Restore the draft on failure.
    setDraft(isStored ? '' : title)
    if (!isStored) setOpen(true)
  }

  return (
    <div ref={box} className={styles.boardAdder}>
      {isOpen ? (
        <TitleForm
          label={t('column.new')}
          submit={t('column.add')}
          text={draft}
          taken={columns.map(({ title }) => title)}
          onSave={(title) => void save(title)}
          onCancel={cancel}
        />
      ) : (
        <Button ref={button} icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('column.add')}
        </Button>
      )}
    </div>
  )
}
