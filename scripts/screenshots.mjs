/**
 * `npm run screenshots`: takes the pictures of README.md from the build in `dist`, and writes them to `docs/screenshots`. The output is
 * committed. Emails and chats contain emoji, names of products Chinese and Japanese, so the machine needs fonts for them.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { serveStatic } from './serve-static.mjs'

const desktop = { width: 1280, height: 800 }
const phone = { width: 375, height: 780 }
const german = { language: 'de' }
const arabic = { language: 'ar' }
const dark = { skin: 'dark' }

/** Pictures of several phones show them side by side. */
const pictures = [
  { name: 'home', screens: [{ path: '/', width: 1600, height: 1000 }] },
  { name: 'email', screens: [{ path: '/apps/email/inbox', ...desktop, stored: dark }] },
  { name: 'calendar', screens: [{ path: '/apps/calendar', ...desktop }] },
  { name: 'users', screens: [{ path: '/apps/user/list', ...desktop, stored: arabic }] },
  { name: 'kanban', screens: [{ path: '/apps/kanban', ...desktop, stored: { ...dark, ...german } }] },
  { name: 'invoice', screens: [{ path: '/apps/invoice/preview/5036', ...desktop }] },
  {
    name: 'phone',
    screens: [
      { path: '/', ...phone },
      { path: '/apps/chat', ...phone, stored: dark },
      { path: '/apps/todo', ...phone, stored: arabic },
    ],
  },
]

const root = new URL('../', import.meta.url)
const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH to its executable.')
if (platform() === 'linux')
  for (const language of ['und-zsye', 'ja', 'ar'])
    if (execFileSync('fc-list', [`:lang=${language}`]).length === 0)
      throw new Error('Fonts are missing: apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji')

const server = await serveStatic({ root: fileURLToPath(new URL('dist', root)) })
const url = (path) => new URL(path.slice(1), server.url).href
const browser = await chromium.launch({ executablePath, args: chromiumArgs })

async function openPage({ width, height, stored = {}, hasTouch = width < 576 }, storageState) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    hasTouch,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...(storageState && { storageState }),
  })
  await context.addInitScript((preferences) => {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
  return context.newPage()
}

async function logIn() {
  const page = await openPage(desktop)
  await page.goto(url('/login'))
  await page.getByRole('button', { name: 'Admin' }).click()
  await page.waitForURL(url('/'))
  return page.context().storageState()
}

async function takeScreen(screen, session) {
  const page = await openPage(screen, session)
  await page.goto(url(screen.path))
  await page.locator('main h1, main [role=grid]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500) // Charts draw in tasks of their own.
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 })
  await page.context().close()
  return picture
}

async function sideBySide(screens) {
  const page = await openPage(desktop)
  const images = screens.map((screen) => `<img src="data:image/jpeg;base64,${screen.toString('base64')}">`)
  await page.setContent(`<style>
    body { display: flex; justify-content: space-evenly; align-items: center; height: 100vh; margin: 0; background: #e4e7ef }
    img { height: 94%; border-radius: 20px; box-shadow: 0 8px 32px rgb(0 0 0 / 25%) }
  </style>${images.join('')}`)
  return page.screenshot({ type: 'jpeg', quality: 85 })
}

const session = await logIn()
await mkdir(new URL('docs/screenshots', root), { recursive: true })
for (const { name, screens } of pictures) {
  const taken = []
  for (const screen of screens) taken.push(await takeScreen(screen, session))
  await writeFile(
    new URL(`docs/screenshots/${name}.jpg`, root),
    taken.length === 1 ? taken[0] : await sideBySide(taken),
  )
}
await browser.close()
await server.close()
