import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Goes to a part of a page when the address names it, however one comes there.
 * @param id the part's, as in `#id`
 * @returns a ref for the part
 */
export function useAnchor(id: string) {
  const ref = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) ref.current?.scrollIntoView()
  }, [hash, key, id])
  return ref
}
