import { Avatar } from '@core/components/Avatar'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { ChevronDown, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectAssignees } from '@/redux/apps/todo/slice'
import type { TaskFormInput, TaskFormValues } from './taskForm'
import styles from '../todo.module.scss'

export function AssigneeField({ control }: { control: Control<TaskFormInput, unknown, TaskFormValues> }) {
  const { t, i18n } = useTranslation('todo')
  const { field } = useController({ control, name: 'assignee' })
  const assignees = useAppSelector(selectAssignees)
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.language)
    return (assignees ?? []).toSorted((a, b) => compare(a.fullName, b.fullName))
  }, [assignees, i18n.language])
  const chosen = field.value ?? null

  const items: MenuItem[] = [
    {
      kind: 'radio',
      key: 'nobody',
      label: t('form.nobody'),
      isChecked: chosen === null,
      onSelect: () => field.onChange(null),
    },
    ...sorted.map((assignee): MenuItem => ({
      kind: 'radio',
      key: assignee.fullName,
      label: assignee.fullName,
      icon: <Avatar name={assignee.fullName} src={assignee.avatar || undefined} size="sm" />,
      isChecked: assignee.fullName === chosen?.fullName,
      onSelect: () => field.onChange(assignee),
    })),
  ]

  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {t('field.assignee')}
      </span>
      <MenuButton
        label={t('form.assignee', { name: chosen?.fullName ?? t('form.nobody') })}
        buttonProps={{ className: styles.assigneeButton }}
        items={items}
      >
        {chosen ? (
          <Avatar name={chosen.fullName} src={chosen.avatar ?? undefined} size="sm" />
        ) : (
          <UserRound aria-hidden="true" />
        )}
        <bdi className="truncate">{chosen?.fullName ?? t('form.nobody')}</bdi>
        <ChevronDown className="btn-chevron" aria-hidden="true" />
      </MenuButton>
    </div>
  )
}
