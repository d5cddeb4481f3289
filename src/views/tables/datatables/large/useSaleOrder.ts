import { startTransition, useEffect, useRef, useState } from 'react'
import type { SaleQuery } from './saleOrder'
import type { OrderAnswer, OrderRequest } from './saleOrder.worker'

interface SaleOrder {
  /** Indexes of sales in order; null until the first response */
  readonly order: Uint32Array | null
  readonly status: 'busy' | 'ready' | 'failed'
}

/** Searches and sorts in a worker, so scrolling and typing stay smooth. Only the latest response counts. */
export function useSaleOrder(query: SaleQuery): SaleOrder & { retry: () => void } {
  const [state, setState] = useState<SaleOrder>({ order: null, status: 'busy' })
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker>(undefined)
  const latest = useRef(0)

  useEffect(() => {
    const created = new Worker(new URL('./saleOrder.worker.ts', import.meta.url), { type: 'module' })
    created.addEventListener('message', ({ data: { id, order } }: MessageEvent<OrderAnswer>) => {
      if (id !== latest.current) return
      // Key presses take priority over rendering rows.
      startTransition(() => {
        setState({ order, status: 'ready' })
      })
    })
    created.addEventListener('error', () => {
      setState({ order: null, status: 'failed' })
    })
    worker.current = created
    return () => {
      created.terminate()
    }
  }, [attempt])

  useEffect(() => {
    latest.current += 1
    const request: OrderRequest = { id: latest.current, query }
    worker.current?.postMessage(request)
  }, [query, attempt])

  return {
    ...state,
    retry: () => {
      setState({ order: null, status: 'busy' })
      setAttempt((count) => count + 1)
    },
  }
}
