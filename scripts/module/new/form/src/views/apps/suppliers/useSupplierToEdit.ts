import { useState } from 'react'
import { useSupplier } from './useSupplier'

/**
 * Waits for a fresh response: editing a cached row would overwrite newer changes.
 * Later responses do not replace the form that is open.
 */
export function useSupplierToEdit(): ReturnType<typeof useSupplier> {
  const { source, retry } = useSupplier()
  const [before] = useState(source?.request)
  const [freshId, setFreshId] = useState<number | null>(null)
  if (source?.data == null || source.data.id === freshId) return { source, retry }
  if (source.request !== before && source.request.status === 'succeeded') setFreshId(source.data.id)
  return { source: { ...source, data: null }, retry }
}
