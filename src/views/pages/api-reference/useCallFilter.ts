import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ApiDocument } from '@/redux/pages/api-reference/schema'
import { callsByTag } from '@/redux/pages/api-reference/schema'

export type CallGroup = ReturnType<typeof callsByTag>[number]

function matches(group: CallGroup, q: string): CallGroup['calls'] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return group.calls.filter(({ method, path, summary, operationId }) => {
    const text = [group.name, method, path, summary, operationId].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Search, group and open call, stored in the URL. */
export function useCallFilter(document: ApiDocument | null) {
  const [params, setParams] = useSearchParams()
  const [q, group, open] = [params.get('q') ?? '', params.get('group') ?? '', params.get('call') ?? '']
  const all = useMemo(() => (document ? callsByTag(document) : []), [document])
  const known = all.some(({ name }) => name === group) ? group : ''

  const groups = useMemo(
    () =>
      all
        .filter(({ name }) => known === '' || name === known)
        .map((candidate) => ({ ...candidate, calls: matches(candidate, q) }))
        .filter(({ calls }) => calls.length > 0),
    [all, known, q],
  )

  function change(values: { q?: string; group?: string; call?: string }) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: values.group === undefined },
    )
  }

  return { all, groups, q, group: known, open, change }
}
