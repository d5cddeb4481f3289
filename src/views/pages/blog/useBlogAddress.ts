import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Category } from '@/redux/pages/blog/schema'
import { categories } from '@/redux/pages/blog/schema'

interface BlogAddress {
  q: string
  category: Category | null
  isSaved: boolean
  /** Starts at 1 */
  page: number
}

/** Search, filters and page in the URL, for example `?q=lamp&category=Food&page=2`. */
export function useBlogAddress(): BlogAddress & { change: (to: Partial<BlogAddress>) => void } {
  const [search, setSearch] = useSearchParams()
  const address = useMemo<BlogAddress>(
    () => ({
      q: search.get('q') ?? '',
      category: categories.find((known) => known === search.get('category')) ?? null,
      isSaved: search.get('show') === 'saved',
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    }),
    [search],
  )
  const change = useCallback(
    (to: Partial<BlogAddress>) => {
      const { q, category, isSaved, page } = { ...address, page: 1, ...to }
      setSearch({
        ...(q && { q }),
        ...(category && { category }),
        ...(isSaved && { show: 'saved' }),
        ...(page > 1 && { page: String(page) }),
      })
    },
    [address, setSearch],
  )
  return { ...address, change }
}
