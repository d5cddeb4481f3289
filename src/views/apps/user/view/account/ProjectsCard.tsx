import { Card } from '@core/components/Card'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { Progress } from '@core/components/Progress'
import { FolderOpen } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../userView.module.scss'

type Project = UserDetails['projects'][number]

function shareOf({ doneTasks, totalTasks }: Project): number {
  return totalTasks > 0 ? doneTasks / totalTasks : 0
}

function useColumns(): Column<Project>[] {
  const { t } = useTranslation('user')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        kind: 'primary',
        header: t('view.projects.name'),
        cell: ({ name, client }) => (
          <div className={styles.twoLines}>
            <bdi>{name}</bdi>
            <bdi className="text-muted text-sm">{client}</bdi>
          </div>
        ),
      },
      {
        key: 'tasks',
        header: t('view.projects.tasks'),
        isLabeled: true,
        isNumeric: true,
        cell: ({ doneTasks, totalTasks }) =>
          t('view.projects.tasksOf', { done: format.number(doneTasks), total: format.number(totalTasks) }),
      },
      {
        key: 'progress',
        header: t('view.projects.progress'),
        cell: (project) => (
          <div className={styles.projectProgress}>
            <Progress
              label={t('view.projects.progressOf', { name: project.name })}
              value={shareOf(project) * 100}
              tone={shareOf(project) === 1 ? 'success' : 'primary'}
            />
            <span className="tabular text-sm">{format.percent(Math.round(shareOf(project) * 100) / 100)}</span>
          </div>
        ),
      },
      {
        key: 'hours',
        header: t('view.projects.hours'),
        isLabeled: true,
        isNumeric: true,
        cell: ({ hours }) => format.number(hours),
      },
    ],
    [t, format],
  )
}

export function ProjectsCard({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation('user')
  return (
    <Card title={t('view.projects.title')} isFlush>
      <DataTable
        caption={t('view.projects.title')}
        columns={useColumns()}
        source={{ rows: projects, keyOf: ({ id }) => id, labelOf: ({ name }) => name, status: 'ready' }}
        empty={
          <EmptyState
            picture={<FolderOpen aria-hidden="true" />}
            title={t('view.projects.none')}
            text={t('view.projects.noneText')}
          />
        }
      />
    </Card>
  )
}
