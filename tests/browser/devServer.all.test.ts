import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBrowser } from './support/browser'
import { copyProduct } from './support/productCopy'

async function startDevServer(app: string): Promise<string> {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], { cwd: app })
  onTestFinished(() => void server.kill())
  let output = ''
  server.stdout.on('data', (text) => (output += String(text)))
  await expect.poll(() => output).toContain('http://localhost:')
  return /http:\/\/localhost:\d+\//.exec(output)?.[0] ?? ''
}

it('an edited locale file changes the page, and keeps its dialog and typed text', async () => {
  const app = await copyProduct()
  const url = await startDevServer(app)
  const browser = await openBrowser()
  onTestFinished(() => browser.close().then(() => undefined))
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${url}login`)
  await page.getByRole('button', { name: 'Admin' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(`${url}apps/user/list`)
  await page.getByRole('button', { name: 'Add user' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByRole('textbox').first().fill('Rosa')

  const file = join(app, 'src/views/apps/user/locales/en.json')
  const texts = await readFile(file, 'utf8')
  await writeFile(file, texts.replaceAll('"Add user"', '"Invite user"'))
  const invite = page.getByRole('dialog', { name: 'Invite user' })
  await invite.waitFor()
  expect(await invite.getByRole('textbox').first().inputValue()).toBe('Rosa')

  // An unfinished edit leaves the texts on screen.
  await writeFile(file, texts.slice(0, 100))
  await writeFile(file, texts)
  await dialog.waitFor()
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('Rosa')

  const core = join(app, 'src/@core/locales/en.json')
  const shared = await readFile(core, 'utf8')
  const close = /"close": "([^"]+)"/.exec(shared)?.[1] ?? ''
  await writeFile(core, shared.replace(`"close": "${close}"`, '"close": "Shut"'))
  await dialog.getByRole('button', { name: 'Shut' }).waitFor()
})
