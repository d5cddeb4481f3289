import { useEffect } from 'react'
import { storageKeys, writeStored } from '@/configs/storage'

/** Position on the page, in pixels. */
interface OutlineBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text?: string
  readonly font?: string
}

const texts = '.side-menu .menu-link-label, .side-menu .menu-section-title, .brand-name, main h1, main .card h2'

function boxOf(element: Element): OutlineBox {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y: y + window.scrollY, width, height }
}

function textOf(element: HTMLElement): OutlineBox {
  const { fontWeight, fontSize, lineHeight } = getComputedStyle(element)
  return { ...boxOf(element), text: element.innerText, font: `${fontWeight} ${fontSize}/${lineHeight} system-ui` }
}

function readOutline(): OutlineBox[] {
  const cards = [...document.querySelectorAll('main .card')].map(boxOf)
  const words = [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((element) => element.checkVisibility())
    .map(textOf)
  return [...cards, ...words].filter(({ x, y, width, height }) => {
    return width > 0 && height > 0 && x >= 0 && x < window.innerWidth && y < window.innerHeight
  })
}

/**
 * Stores the outline of the page on `pagehide`. The inline script of `index.html` shows it on the next visit to this URL in the
 * same window, until the app has loaded. `clearSession` deletes it.
 */
export function useStoredOutline(): void {
  useEffect(() => {
    function handlePageHide() {
      const { lang, dir, dataset } = document.documentElement
      const { menu, menuLayout, contentWidth } = dataset
      const layout = [lang, dir, menu, menuLayout, contentWidth, window.innerWidth, window.innerHeight].join(' ')
      writeStored(storageKeys.outline, { path: window.location.pathname, layout, boxes: readOutline() })
    }
    window.addEventListener('pagehide', handlePageHide)
    return () => window.removeEventListener('pagehide', handlePageHide)
  }, [])
}
