/**
 * `npm run images`: draws logo, favicon, app icons and social preview from `src/product.ts`. The output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'
import { chromiumArgs, findChromium } from './chromium.mjs'

const root = new URL('../', import.meta.url)
const { module } = await runnerImport(fileURLToPath(new URL('src/product.ts', root)))
const { product, primaryColors, defaultPreferences, logo } = module
const { light, dark } = primaryColors[defaultPreferences.primary]
const [primary, , , deep] = light
const [onDark, , , bright] = dark

const { cx, cy, r } = logo.companion
const star = `<path d="${logo.star}"/><circle cx="${cx}" cy="${cy}" r="${r}" opacity=".45"/>`
const name = `<path transform="translate(42 23.4) scale(.206)" d="${logo.wordmark}"/>`

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`

/** Full-bleed: home screens round the corners. */
const tile = svg(
  64,
  64,
  `<linearGradient id="t" x2="0" y2="1"><stop stop-color="${onDark}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
  <path fill="url(#t)" d="M0 0h64v64H0z"/><g fill="#fff" transform="translate(12 12) scale(1.25)">${star}</g>`,
)

/** Flat colors keep the PNG small. */
const social = svg(
  1200,
  630,
  `<path fill="#161b2b" d="M0 0h1200v630H0z"/>
  <g fill="${onDark}" fill-opacity=".14">
    <circle cx="930" cy="315" r="330"/><circle cx="930" cy="315" r="250"/><circle cx="930" cy="315" r="170"/>
  </g>
  <g transform="translate(930 315) scale(9)">
    <path fill="${bright}" d="M0-15c1.6 9 5.9 13.4 15 15H0ZM0 15c-1.6-9-5.9-13.4-15-15H0Z"/>
    <path fill="${primary}" d="M0-15C-1.6-6-5.9-1.6-15 0H0ZM0 15C1.6 6 5.9 1.6 15 0H0Z"/>
  </g>
  <g transform="translate(80 212) scale(3.6)"><g fill="${bright}">${star}</g><g fill="#fff">${name}</g></g>
  <foreignObject x="86" y="366" width="480" height="160">
    <p xmlns="http://www.w3.org/1999/xhtml" style="margin:0;font:450 32px/44px Inter;color:#b3bbd1">${
      product.description === product.name ? '' : `${product.description}.`
    }</p>
  </foreignObject>`,
)

const vectors = {
  'images/logo.svg': svg(128, 32, `<g fill="${primary}">${star}</g><g fill="#1b2136">${name}</g>`),
  'favicon.svg': svg(
    32,
    32,
    `<style>g{fill:${primary}}@media(prefers-color-scheme:dark){g{fill:${bright}}}</style><g>${star}</g>`,
  ),
}
const rasters = [
  ['favicon.png', tile, 48, 48],
  ['apple-touch-icon.png', tile, 180, 180],
  ['images/icon-192.png', tile, 192, 192],
  ['images/icon-512.png', tile, 512, 512],
  ['images/social.png', social, 1200, 630],
]

const save = (path, content) => writeFile(new URL(`public/${path}`, root), content)

for (const [path, content] of Object.entries(vectors)) await save(path, content)

const executablePath = findChromium()
if (executablePath) {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const font = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${await readFile(file, 'base64')});font-weight:100 900}`
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const [path, content, width, height] of rasters) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(`<style>${font}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${content}`)
    await page.evaluate("document.fonts.load('450 32px Inter')")
    await save(path, await page.screenshot())
  }
  await browser.close()
} else console.warn('No Chromium found: the PNG files are unchanged. Set CHROMIUM_PATH to name one.')
