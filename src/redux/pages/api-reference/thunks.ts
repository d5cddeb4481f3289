import type { WireArgs } from '@core/api/client'
import type { Endpoint } from '@core/api/endpoint'
import { get } from '@core/api/endpoint'
import { toApiError } from '@core/api/errors'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { ApiDocument } from './schema'

export interface Trial extends WireArgs {
  method: Endpoint['method']
  path: string
}

export interface TrialAnswer {
  status: number
  body: unknown
  /** Milliseconds. */
  duration: number
}

/** A real backend serves its own document; with sample data the bundled document is used. */
const described = get('/openapi.json').returns<ApiDocument>()

/* Builds for a real backend omit the document, as its examples are sample rows. */
const bundled =
  import.meta.env.VITE_API === 'real' ? {} : import.meta.glob<ApiDocument>('/docs/openapi.json', { import: 'default' })

/** Not in the store: the document is large and never changes. */
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
