import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchPosts, selectPosts } from '@/redux/pages/blog/slice'
import { useAtTime } from './useAtTime'

/** Loads all posts, and refetches when a scheduled post is published. */
export function usePosts() {
  const retry = useRequest(fetchPosts, undefined)
  const posts = useAppSelector(selectPosts)
  const times = (posts.data ?? []).flatMap(({ publishAt }) => publishAt ?? [])
  useAtTime(times.sort()[0] ?? null, retry)
  return { posts, retry }
}
