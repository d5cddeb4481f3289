import { useParams } from 'react-router-dom'

/**
 * Parses the id of a row in a URL.
 * @param text digits; unlike `Number`, rejects `1e1` and `0x10`
 * @returns null if it is no id
 */
export function readId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/**
 * Reads the route parameter `id`.
 * @returns undefined if the URL has none, null if it is no id
 */
export function useIdParam(): number | null | undefined {
  const { id } = useParams()
  return id === undefined ? undefined : readId(id)
}
