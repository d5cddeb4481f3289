import { useParams } from 'react-router-dom'

/** Parses a row's id in a URL; null unless it has digits only. `Number` would accept `1e1` and `0x10`. */
export function readId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The route parameter `id`; undefined if the URL has none, null if it is no id. */
export function useIdParam(): number | null | undefined {
  const { id } = useParams()
  return id === undefined ? undefined : readId(id)
}
