import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useUser } from '@core/auth/user'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '@/redux/app/hooks'
import { fetchBookmarks } from '@/redux/shell/bookmarks/slice'
import type { FileEntry } from '@/redux/shell/search/schema'
import { fetchSearch } from '@/redux/shell/search/slice'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import type { OverlayProps } from '../overlays'
import { FilePreview } from './FilePreview'
import { PaletteSearch } from './PaletteSearch'
import type { PaletteItem } from './paletteItem'
import { readRecentSearches, rememberSearch } from './recentSearches'
import './palette.scss'

interface PaletteProps extends OverlayProps {
  isOfExamples?: boolean
}

export function Palette({ onClose, isOfExamples = false }: PaletteProps) {
  const { t } = useTranslation('shell')
  const ability = useAbility<AppAbility>()
  const navigate = useLinkNavigate()
  const userId = String(useUser()?.id ?? '')
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(() => readRecentSearches(userId))
  const [file, setFile] = useState<FileEntry>()
  const mayRead = ability.can('read', 'Bookmark')
  useRequest(fetchSearch, mayRead ? undefined : null)
  useRequest(fetchBookmarks, mayRead ? undefined : null)

  function choose(item: PaletteItem) {
    if (item.kind === 'recent') {
      setQuery(item.label)
      return
    }
    rememberSearch(userId, query)
    if (item.kind === 'file') {
      setRecent(readRecentSearches(userId))
      setFile(item.file)
      return
    }
    onClose()
    if (item.kind === 'page') void navigate(item.to)
    else item.run()
  }

  if (file) return <FilePreview file={file} onClose={() => setFile(undefined)} />
  return (
    <Dialog isOpen onClose={onClose} title={t(isOfExamples ? 'palette.openExamples' : 'palette.open')}>
      <PaletteSearch
        query={query}
        onQuery={setQuery}
        recent={recent}
        isOfExamples={isOfExamples}
        onForget={() => setRecent([])}
        onChoose={choose}
      />
    </Dialog>
  )
}

export function ExamplePalette({ onClose }: OverlayProps) {
  return <Palette onClose={onClose} isOfExamples />
}
