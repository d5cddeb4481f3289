import type { WireArgs } from '@core/api/client'
import type { Endpoint } from '@core/api/endpoint'
import { get } from '@core/api/endpoint'
import { toApiError } from '@core/api/errors'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { ApiDocument } from './schema'

/** A request that somebody has put together by hand. */
export interface Trial extends WireArgs {
  method: Endpoint['method']
  path: string
}

export interface TrialAnswer {
  status: number
  body: unknown
  /** How long it took, in milliseconds. */
  duration: number
}

/** A real backend describes itself; with sample data the description is part of the product. */
const described = get('/openapi.json').returns<ApiDocument>()

/* The examples in the document are sample rows, of which a build for a real backend holds none. */
const bundled =
  import.meta.env.VITE_API === 'real' ? {} : import.meta.glob<ApiDocument>('/docs/openapi.json', { import: 'default' })

/** The document never changes while the page is open and is as long as a book, so it is kept out of the store. */
export const fetchDocument = createAppAsyncThunk<ApiDocument, undefined>(
  'apiReference/fetchDocument',
  async (_, { extra: { api }, rejectWithValue, signal }) => {
    try {
      const [load] = Object.values(bundled)
      return await (load ? load() : api.call(described, {}, signal))
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

export const tryCall = createAppAsyncThunk<TrialAnswer, Trial>(
  'apiReference/tryCall',
  async ({ method, path, ...args }, { extra: { api }, rejectWithValue }) => {
    const started = performance.now()
    try {
      const { status, body } = await api.exchange({ method, path }, args)
      return { status, body, duration: performance.now() - started }
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)
