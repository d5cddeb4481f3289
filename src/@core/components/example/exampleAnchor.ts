import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the anchor of an example: its text key, such as `invertedHead`, in kebab-case. */
export function exampleId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Returns the ref of a section: scrolls there when the URL hash names `id`, and focuses the link in its title. */
export function useAnchor(id: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    ref.current?.scrollIntoView()
    ref.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  }, [hash, key, id])
  return ref
}
