import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { EmptyState } from '@core/components/EmptyState'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const reports = ['Sales 2025.xlsx', 'Forecast Q3.pdf', 'Board minutes.docx']

export function DangerExample() {
  const { t } = useTranslation('extensions')
  const confirm = useConfirm()
  const [files, setFiles] = useState(reports)

  async function remove(name: string) {
    const agreed = await confirm({
      title: t('demo.remove.title'),
      body: t('demo.remove.body', { name }),
      confirmLabel: t('demo.remove.confirm'),
      isDanger: true,
    })
    if (agreed) setFiles((shown) => shown.filter((file) => file !== name))
  }

  if (files.length === 0) {
    const restore = <Button onClick={() => setFiles(reports)}>{t('demo.remove.restore')}</Button>
    return <EmptyState title={t('demo.remove.empty')} action={restore} />
  }
  return (
    <ListGroup>
      {files.map((name) => (
        <ListGroupItem key={name} className="d-flex align-items-center justify-content-between">
          <bdi>{name}</bdi>
          <IconButton
            label={t('demo.remove.label', { name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void remove(name)}
          />
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
