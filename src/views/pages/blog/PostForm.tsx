import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { BlogEdit } from '@/redux/pages/blog/schema'
import { nextStatuses } from '@/redux/pages/blog/schema'
import { paths } from './paths'
import { PostFields } from './PostFields'
import { toValues } from './postValues'
import { usePostDraft } from './usePostDraft'

/** Restores unsaved input from this browser. */
export function PostForm({ post, isNew = false }: { post: BlogEdit; isNew?: boolean }) {
  const { t } = useTranslation('blog')
  const timeZone = useTimeZone()
  const [posted] = useState(() => toValues(post))
  const draft = usePostDraft(isNew ? 'new' : post.id, posted)
  const [savedId, setSavedId] = useState<number | null>(null)
  const { restored, forget } = draft

  if (savedId !== null) return <Navigate to={paths.post.href({ id: savedId })} replace />

  const statuses = [post.status, ...nextStatuses[post.status]]
  // The saved status may have changed since the draft.
  const begun = restored && {
    ...restored.values,
    status: statuses.find((status) => status === restored.values.status) ?? post.status,
  }
  return (
    <div className="stack">
      {restored && (
        <Alert title={t('draft.restored')}>
          <p className="mb-2">{t('draft.restoredText', { time: new Date(restored.keptAt), timeZone })}</p>
          <Button size="sm" onClick={forget}>
            {t('draft.discard')}
          </Button>
        </Alert>
      )}
      <PostFields
        key={restored ? 'draft' : 'post'}
        post={post}
        isNew={isNew}
        values={begun ?? posted}
        isChanged={restored !== null}
        statuses={statuses}
        draft={draft}
        onSaved={(id) => {
          forget()
          setSavedId(id)
        }}
      />
    </div>
  )
}
