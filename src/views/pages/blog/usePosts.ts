import { dateOf } from '@core/zonedTime'
import { useEffect } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchPosts, selectPosts } from '@/redux/pages/blog/slice'

/** Maximum delay of `setTimeout`. */
const longestWait = 2 ** 31 - 1

/** Calls `act` at a time, for example to refetch after a scheduled publication. @param iso null for never */
export function useAtTime(iso: string | null, act: () => void): void {
  useEffect(() => {
    // The backend's clock may be slightly behind.
    const wait = iso === null ? Infinity : Math.max(0, dateOf(iso).getTime() - Date.now()) + 1000
    if (wait > longestWait) return
    const timer = setTimeout(act, wait)
    return () => clearTimeout(timer)
  }, [iso, act])
}

/** Loads all posts, and refetches when a scheduled post is published. */
export function usePosts() {
  const retry = useRequest(fetchPosts, undefined)
  const posts = useAppSelector(selectPosts)
  const times = (posts.data ?? []).flatMap(({ publishAt }) => publishAt ?? [])
  useAtTime(times.sort()[0] ?? null, retry)
  return { posts, retry }
}
