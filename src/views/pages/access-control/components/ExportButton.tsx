import { Button } from '@core/components/button/Button'
import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { FileJson } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRoleAbilities } from '@/redux/shell/roles/slice'

/** Saves the rules of every role, for a backend of one's own to begin with. */
export function ExportButton() {
  const { t } = useTranslation('accessControl')
  const { roles } = useAppSelector(selectRoleAbilities)

  function save() {
    download(new Blob([JSON.stringify({ roles }, null, 2)], { type: 'application/json' }), 'abilities.json')
    toast.success(t('export.done', { count: roles.length }))
  }

  if (roles.length === 0) return null
  return (
    <Button icon={<FileJson aria-hidden="true" />} onClick={save}>
      {t('export.label')}
    </Button>
  )
}
