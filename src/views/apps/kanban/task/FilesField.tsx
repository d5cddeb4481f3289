import { IconButton } from '@core/components/button/IconButton'
import { Picture } from '@core/components/Picture'
import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useKanbanContext } from '../shared/kanbanContext'
import { FileButton } from './FileButton'
import { readPicture } from './readPicture'
import type { TaskFormValues } from './taskForm'
import styles from '../kanban.module.scss'

type Control = UseFormReturn<TaskFormValues, unknown, TaskFormValues>['control']

async function toAttachment(file: File): Promise<{ name: string; img: string }> {
  return { name: file.name.slice(0, 200), img: (await readPicture(file)) ?? '' }
}

export function FilesField({ control }: { control: Control }) {
  const { t } = useTranslation('kanban')
  const { rights } = useKanbanContext()
  const { field } = useController({ control, name: 'attachments' })
  const files = field.value
  const id = useId()

  async function add(chosen: readonly File[]) {
    const added = await Promise.all(chosen.map(toAttachment))
    field.onChange([...files, ...added])
  }

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {t('field.attachments')}
      </span>
      {files.length > 0 && (
        <ul className={styles.taskFiles}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              {file.img ? <Picture src={file.img} alt="" /> : <Paperclip aria-hidden="true" />}
              <bdi className="truncate">{file.name}</bdi>
              {rights.update && (
                <IconButton
                  size="sm"
                  label={t('task.removeFile', { file: file.name })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => field.onChange(files.filter((other) => other !== file))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {rights.update && (
        <FileButton icon={<Paperclip aria-hidden="true" />} multiple onFiles={(chosen) => void add(chosen)}>
          {t('task.attach')}
        </FileButton>
      )}
    </div>
  )
}
