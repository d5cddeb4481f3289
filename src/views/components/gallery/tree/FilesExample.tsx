import { Tree } from '@core/components/tree/Tree'
import { File, Folder } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const folder = <Folder aria-hidden="true" />
const file = (name: string) => ({ key: name, label: name, icon: <File aria-hidden="true" /> })

export function FilesExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<readonly string[]>(['documents'])
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <Tree
      label={t('demo.files')}
      open={open}
      onOpen={setOpen}
      selected={selected}
      onSelect={setSelected}
      nodes={[
        {
          key: 'documents',
          label: t('demo.storage.documents'),
          icon: folder,
          children: [
            { key: '2026', label: '2026', icon: folder, children: [file('budget.xlsx'), file('contract.pdf')] },
            file('price-list.pdf'),
          ],
        },
        {
          key: 'pictures',
          label: t('demo.storage.pictures'),
          icon: folder,
          children: [file('harbour.jpg'), file('team.jpg')],
        },
        file('readme.md'),
      ]}
    />
  )
}
