import type { ApiError } from '@core/api/errors'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { ApiDocument } from '@/redux/pages/api-reference/schema'
import { fetchDocument } from '@/redux/pages/api-reference/thunks'

export type DocumentState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: ApiDocument }
  | { readonly status: 'failed'; readonly error: ApiError }

export function useDocument(): [state: DocumentState, retry: () => void] {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<DocumentState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const promise = dispatch(fetchDocument(undefined))
    void promise.then((result) => {
      if (fetchDocument.fulfilled.match(result)) setState({ status: 'ready', document: result.payload })
      else if (!result.meta.aborted && result.payload) setState({ status: 'failed', error: result.payload })
    })
    return () => {
      promise.abort()
    }
  }, [dispatch, attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [state, retry]
}
