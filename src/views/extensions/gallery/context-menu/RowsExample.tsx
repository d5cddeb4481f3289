import { ContextMenu } from '@core/components/overlay/ContextMenu'
import { contextPointOf, type ContextPoint } from '@core/components/overlay/contextPoint'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { toast } from '@core/toast/toast'
import { Copy, Ellipsis, FileText, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const seed = [
  { id: 1, name: 'Annual report.pdf', isStarred: true },
  { id: 2, name: 'Offer for Harbour & Sons.docx', isStarred: false },
  { id: 3, name: 'Price list.xlsx', isStarred: false },
]

export function RowsExample() {
  const { t } = useTranslation('extensions')
  const [files, setFiles] = useState(seed)
  const [menu, setMenu] = useState<{ id: number; at: ContextPoint } | null>(null)

  function itemsOf({ id, name, isStarred }: (typeof seed)[number]): MenuItem[] {
    const copy = {
      id: Math.max(...files.map((file) => file.id)) + 1,
      name: t('demo.files.copyOf', { name }),
      isStarred,
    }
    function remove() {
      setFiles(files.filter((file) => file.id !== id))
      toast.success(t('demo.files.removed', { name }), { undo: () => setFiles(files) })
    }
    function star() {
      setFiles(files.map((file) => (file.id === id ? { ...file, isStarred: !isStarred } : file)))
    }
    return [
      { key: 'star', kind: 'check', label: t('demo.files.star'), isChecked: isStarred, onSelect: star },
      {
        key: 'copy',
        label: t('demo.files.duplicate'),
        icon: <Copy aria-hidden="true" />,
        onSelect: () => setFiles([...files, copy]),
      },
      { key: 'line', kind: 'separator' },
      {
        key: 'remove',
        label: t('demo.files.remove'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        onSelect: remove,
      },
    ]
  }

  const opened = files.find(({ id }) => id === menu?.id)
  return (
    <ListGroup>
      {files.map((file) => (
        <ListGroupItem
          key={file.id}
          className="d-flex gap-2 align-items-center"
          onContextMenu={(event) => {
            const at = contextPointOf(event)
            setMenu(at && { id: file.id, at })
          }}
        >
          <FileText aria-hidden="true" />
          <bdi className="truncate flex-grow-1">{file.name}</bdi>
          {file.isStarred && <Star role="img" fill="currentColor" aria-label={t('demo.files.starred')} />}
          <MenuButton
            label={t('demo.files.menu', { name: file.name })}
            icon={<Ellipsis aria-hidden="true" />}
            buttonProps={{ size: 'sm' }}
            align="end"
            items={itemsOf(file)}
          />
        </ListGroupItem>
      ))}
      {menu && opened && (
        <ContextMenu
          label={t('demo.files.menu', { name: opened.name })}
          items={itemsOf(opened)}
          at={menu.at}
          onClose={() => setMenu(null)}
        />
      )}
    </ListGroup>
  )
}
