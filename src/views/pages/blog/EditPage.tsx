import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { BlogEdit } from '@/redux/pages/blog/schema'
import { fetchEdit, selectEdit } from '@/redux/pages/blog/slice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { PostForm } from './PostForm'
import { PostMissing } from './PostPage'

const blank: BlogEdit = {
  id: 0,
  avatar: '',
  userFullName: '',
  createdTime: '',
  blogTitle: '',
  blogCategories: [],
  slug: '',
  status: 'Draft',
  publishAt: null,
  excerpt: '',
  featuredImage: '',
  content: '',
}

function EditExisting() {
  const { t } = useTranslation('blog')
  const id = useIdParam()
  const retry = useRequest(fetchEdit, id)
  const { data, request } = useAppSelector(selectEdit)
  const shown = data && (id === undefined || data.id === id) ? data : null
  if (id === null) return <PostMissing />
  return (
    <LoadedContent
      source={{ data: shown, request }}
      onRetry={retry}
      name={t('post')}
      skeleton={<Skeleton shape="block" height="80rem" />}
      missing={<PostMissing />}
    >
      {(post) => <PostForm key={post.id} post={post} />}
    </LoadedContent>
  )
}

/** `/pages/blog/edit/:id?`: `new` creates a post; without an id, edits the newest. */
export function EditPage() {
  const { t } = useTranslation('blog')
  const { id } = useParams()
  return (
    <>
      <PageHeader title={t(id === 'new' ? 'add' : 'editTitle')} />
      <Card>{id === 'new' ? <PostForm key="new" post={blank} isNew /> : <EditExisting />}</Card>
    </>
  )
}
