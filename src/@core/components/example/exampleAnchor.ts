import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The anchor of an example.
 * @param name its key in the texts of the page, such as `invertedHead`
 * @returns the same in kebab-case
 */
export function exampleId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Goes to a part of a page when the address names it, however one comes there; the focus goes to the link in its title.
 * @param id the part's, as in `#id`
 * @returns a ref for the part
 */
export function useAnchor(id: string) {
  const ref = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    ref.current?.scrollIntoView()
    ref.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  }, [hash, key, id])
  return ref
}
