import { useParams } from 'react-router-dom'

/**
 * Reads the id of a row from text in a URL.
 * @param text digits; `1e1` and `0x10` are no ids, although `Number` reads them
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
