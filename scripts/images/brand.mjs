import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { withPalette } from './png.mjs'
import { colours, companion, save, star, wordmark } from './svg.mjs'

const { deep, ink, night, primary } = colours
const moon = `<circle cx="${companion.cx}" cy="${companion.cy}" r="${companion.r}" opacity=".45"/>`
const name = `<path transform="translate(42 23.4) scale(.206)" d="${wordmark}"/>`
const open = (width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`

const logo = `${open(128, 32)}<g fill="${primary}"><path d="${star}"/>${moon}</g><g fill="${ink}">${name}</g></svg>\n`

const favicon =
  `${open(32, 32)}<style>g{fill:${primary}}@media(prefers-color-scheme:dark){g{fill:#8d8af5}}</style>` +
  `<g><path d="${star}"/>${moon}</g></svg>\n`

/** The star on a tile, for home screens; the tile reaches the edges, because the system cuts its corners. */
const tile =
  `${open(64, 64)}<linearGradient id="t" x2="0" y2="1"><stop stop-color="#6d69ec"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
  `<path fill="url(#t)" d="M0 0h64v64H0z"/><g fill="#fff" transform="translate(12 12) scale(1.25)"><path d="${star}"/>${moon}</g></svg>`

/** The logo's star in a box of 30 by 30 around the origin, cut like a compass rose. */
const rose =
  '<path fill="#b1afff" d="M0-15c1.6 9 5.9 13.4 15 15H0ZM0 15c-1.6-9-5.9-13.4-15-15H0Z"/>' +
  `<path fill="${primary}" d="M0-15C-1.6-6-5.9-1.6-15 0H0ZM0 15C1.6 6 5.9 1.6 15 0H0Z"/>`

/** Flat discs rather than a gradient: it keeps the file small. */
const social =
  `${open(1200, 630)}<path fill="${night}" d="M0 0h1200v630H0z"/>` +
  '<g fill="#625eea"><circle cx="930" cy="315" r="330" opacity=".1"/><circle cx="930" cy="315" r="250" opacity=".1"/><circle cx="930" cy="315" r="170" opacity=".14"/></g>' +
  '<g fill="none" stroke="#625eea" stroke-width="2"><circle cx="930" cy="315" r="170" opacity=".8"/><circle cx="930" cy="315" r="250" opacity=".7" stroke-dasharray="1 12" stroke-linecap="round" stroke-width="3"/><circle cx="930" cy="315" r="330" opacity=".4"/></g>' +
  `<g transform="translate(930 315) scale(9)">${rose}</g>` +
  '<g fill="#8d8af5"><circle cx="1147" cy="190" r="13"/><circle cx="783" cy="399" r="8"/><circle cx="651" cy="491" r="6"/><circle cx="1100" cy="32" r="5"/><circle cx="640" cy="96" r="4"/></g>' +
  `<g transform="translate(80 212) scale(3.6)"><g fill="#8d8af5"><path d="${star}"/>${moon}</g><g fill="#fff">${name}</g></g>` +
  '<g font-family="Inter" font-size="32" font-weight="450" fill="#b3bbd1"><text x="86" y="398">An admin dashboard template</text><text x="86" y="442">that is a working product.</text></g></svg>'

const rasters = [
  ['favicon.png', tile, 48, 48],
  ['apple-touch-icon.png', tile, 180, 180],
  ['images/icon-192.png', tile, 192, 192],
  ['images/icon-512.png', tile, 512, 512],
  ['images/social.png', social, 1200, 630],
]

async function rasterise(executablePath) {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const font = await readFile(file, 'base64')
  const face = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}`
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const [path, svg, width, height] of rasters) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(`<style>${face}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    await page.evaluate("document.fonts.load('450 32px Inter')")
    const shot = await page.screenshot()
    await save(path, svg === social ? withPalette(shot) : shot)
    await page.close()
  }
  await browser.close()
}

export async function makeBrand() {
  await save('images/logo.svg', logo)
  await save('favicon.svg', favicon)
  const browser = findChromium()
  if (browser) await rasterise(browser)
  else console.warn('No Chromium found: the PNG files were left as they are. CHROMIUM_PATH can name one.')
}
