import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { idle, type Loaded } from '@/redux/app/thunks'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { fetchSupplier, selectSupplierView } from '@/redux/apps/suppliers/viewSlice'
import { useIdParam } from '@/utility/hooks/useIdParam'

/** The row in the URL. Never shows another row. `source` is null if the URL has no valid id. */
export function useSupplier(): { source: Loaded<Supplier> | null; retry: () => void } {
  const id = useIdParam() ?? null
  const retry = useRequest(fetchSupplier, id)
  const { shown, wantedId, request } = useAppSelector(selectSupplierView)
  const source = {
    data: shown?.supplier.id === id ? shown.supplier : null,
    request: wantedId === id ? request : idle,
  }
  return { source: id === null ? null : source, retry }
}
