import { Button } from '@core/components/button/Button'
import { Picture } from '@core/components/Picture'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useKanbanContext } from '../shared/kanbanContext'
import { FileButton } from './FileButton'
import { readPicture } from './readPicture'
import type { TaskFormValues } from './taskForm'
import styles from '../kanban.module.scss'

type Control = UseFormReturn<TaskFormValues, unknown, TaskFormValues>['control']

export function CoverField({ control }: { control: Control }) {
  const { t } = useTranslation('kanban')
  const { rights } = useKanbanContext()
  const { field } = useController({ control, name: 'coverImage' })
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const cover = field.value

  async function take(file: File | undefined) {
    if (!file) return
    const url = await readPicture(file)
    setWrong(url === null)
    if (url !== null) field.onChange(url)
  }

  if (!rights.update && cover === '') return null
  return (
    <div
      className={`field d-flex flex-column gap-2 align-items-start ${styles.coverField}`}
      role="group"
      aria-labelledby={id}
    >
      <span className="field-label" id={id}>
        {t('field.coverImage')}
      </span>
      {cover !== '' && <Picture className={styles.coverPreview} src={cover} alt={t('task.coverPreview')} />}
      {rights.update && (
        <div className="cluster">
          <FileButton
            icon={<ImagePlus aria-hidden="true" />}
            accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
            onFiles={(files) => void take(files[0])}
          >
            {cover === '' ? t('task.addCover') : t('task.changeCover')}
          </FileButton>
          {cover !== '' && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                setWrong(false)
                field.onChange('')
              }}
            >
              {t('task.removeCover')}
            </Button>
          )}
        </div>
      )}
      {isWrong && (
        <p className="field-error" role="alert">
          {t('task.wrongCover')}
        </p>
      )}
    </div>
  )
}
