import type { Dialog, Page } from 'playwright-core'
import type { Control } from '../probe/controls'

export interface CrawlOptions {
  readonly start: () => Promise<void>
  /** Controls of the initial page to try; controls that they open are always tried. */
  readonly accepts?: (control: Control) => boolean
  readonly most?: number
  /** Random numbers in [0, 1) that select controls; default: document order. */
  readonly random?: () => number
  /** Levels of opened controls: a button in a dialog of a menu is at level three. */
  readonly depth?: number
  /** Uses keys only. A changed value of a field then counts as an effect. */
  readonly isByKeys?: boolean
  /** Inspects the opened part, marked by `data-opened`. @returns its flaws */
  readonly inspect?: () => Promise<string[]>
}

export interface CrawlResult {
  readonly dead: string[]
  /** Results of `inspect`, with the controls that led there. */
  readonly flaws: string[]
}

type Way = 'event' | 'mouse' | 'Enter' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'ArrowUp' | 'Backspace' | '7' | 'z'

/** Keys that operate a control. Arrow keys on a button would scroll the page instead. */
function keysOf({ role }: Control): readonly Way[] {
  if (/^(button|link|menuitem)$/.test(role)) return ['Enter', 'Space']
  if (role === 'checkbox' || role === 'switch') return ['Space']
  // Enter would open the native list, which captures the keys.
  if (role === 'combobox') return ['ArrowDown', 'ArrowUp', 'z']
  // A table cell saves on Enter.
  if (/^(textbox|searchbox|spinbutton)$/.test(role)) return ['7', 'z', 'Backspace', 'Enter']
  return ['Enter', 'Space', 'ArrowRight', 'ArrowDown']
}

/** The click event comes first, because it is fastest. */
const anyWayTo = (control: Control): readonly Way[] => ['event', 'mouse', ...keysOf(control)]

const rowsOfAKind = 2

function isGone(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|navigat|Target closed/i.test(error.message)
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

function watchBrowser(page: Page) {
  let seen: string[] = []
  const note = (effect: string) => () => void seen.push(effect)
  const onDownload = note('download')
  const onFileChooser = note('file chooser')
  const onDialog = (dialog: Dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push('question')
    void dialog.accept()
  }
  const onPopup = (popup: Page) => {
    seen.push('window')
    void popup.close()
  }
  page.on('download', onDownload).on('filechooser', onFileChooser).on('dialog', onDialog).on('popup', onPopup)
  return {
    takeSeen: () => {
      const taken = seen
      seen = []
      return taken
    },
    unwatch: () => {
      page.off('download', onDownload).off('filechooser', onFileChooser).off('dialog', onDialog).off('popup', onPopup)
    },
  }
}

/**
 * Activates every control, and every control that those open. Reports controls that change neither URL, document, storage, focus
 * nor live regions, and cause no request, download, copy or print.
 */
export async function crawl(
  page: Page,
  { start, accepts = () => true, most = Infinity, random, depth = 3, isByKeys = false, inspect }: CrawlOptions,
): Promise<CrawlResult> {
  const browser = watchBrowser(page)
  const waysOf = isByKeys ? keysOf : anyWayTo
  const tried = new Map<string, number>()
  const dead: string[] = []
  const flaws: string[] = []
  let activated = 0

  /** A control may load a new document: retry once it has loaded. */
  async function look<T>(at: () => Promise<T>): Promise<T> {
    try {
      return await at()
    } catch (error) {
      if (!isGone(error)) throw error
      await page.waitForLoadState('load')
      await page.evaluate(() => window.probe.settle(50))
      return at()
    }
  }

  const list = () => look(() => page.evaluate(() => window.probe.listControls()))
  /** Includes the language: in another one, everything would seem new. */
  const place = () => look(() => page.evaluate(() => location.pathname + document.documentElement.lang))
  /** The page and its open layers. Other changes remain. */
  const home = () => look(() => page.evaluate(() => window.probe.home()))

  async function attempt(control: Control, way: Way, patience: number): Promise<string[]> {
    try {
      const point = await page.evaluate(([key, isFieldEnough]) => window.probe.prepare(key, isFieldEnough), [
        control.key,
        isByKeys,
      ] as const)
      if (!point) return ['gone']
      browser.takeSeen()
      if (way === 'event')
        await page.evaluate(() => {
          window.probe.act()
        })
      else if (way === 'mouse') await page.mouse.click(point.x, point.y)
      else await page.keyboard.press(way)
      const found = await page.evaluate((ms) => window.probe.effects(ms), patience)
      return [...found, ...browser.takeSeen()]
    } catch (error) {
      if (!isGone(error)) throw error
      await page.waitForLoadState('load')
      return ['new document']
    }
  }

  async function activate(control: Control): Promise<boolean> {
    if (control.external) return true
    activated += 1
    for (const [index, way] of waysOf(control).entries())
      if ((await attempt(control, way, index === 0 ? 600 : 300)).length > 0) return true
    return false
  }

  async function reach(openers: readonly Control[]): Promise<void> {
    await start()
    for (const opener of openers) await activate(opener)
  }

  /**
   * Undoes navigation and opened layers. Tries the page itself first, then Escape or Back, then a reload.
   * @param homes the pages before the first opener, after it, and so on
   */
  async function restore(openers: readonly Control[], homes: readonly string[], pathname: string): Promise<void> {
    const isBack = async () => {
      const reached = homes.lastIndexOf(await home())
      if (reached < 0) return false
      for (const opener of openers.slice(reached)) await activate(opener)
      return reached === openers.length || (await home()) === homes.at(-1)
    }
    try {
      if (await isBack()) return
      if (pathOf(page) !== pathname) await page.goBack({ timeout: 3000 })
      else await page.keyboard.press('Escape')
      await page.evaluate(() => window.probe.settle(50))
      if (await isBack()) return
    } catch {
      // Another site or document: start over.
    }
    await reach(openers)
  }

  /** Tries again on a fresh page, because earlier actions may interfere. */
  async function works(control: Control, openers: readonly Control[]): Promise<boolean> {
    if (await activate(control)) return true
    await reach(openers)
    return !(await list()).some(({ key }) => key === control.key) || activate(control)
  }

  function shuffled(controls: readonly Control[]): readonly Control[] {
    if (!random) return controls
    const drawn = controls.map((control) => ({ control, at: random() }))
    return drawn.sort((a, b) => a.at - b.at).map(({ control }) => control)
  }

  function isNew(control: Control): boolean {
    const count = tried.get(control.kind) ?? 0
    tried.set(control.kind, count + 1)
    return count < (control.kind === control.key ? 1 : rowsOfAKind)
  }

  async function enter(
    openers: readonly Control[],
    opened: readonly Control[],
    homes: readonly string[],
  ): Promise<void> {
    if (inspect) {
      const where = openers.map(({ key }) => key).join(', then ')
      // A toast or "Back to top" is far from the opened part.
      const inMain = opened.filter((control) => control.inMain)
      const keys = (inMain.length > 0 ? inMain : opened).map(({ key }) => key)
      await page.evaluate((shown) => window.probe.markOpened(shown), keys)
      flaws.push(...(await inspect()).map((flaw) => `after ${where}: ${flaw}`))
    }
    // Controls that disappear are tried first.
    await explore(
      openers,
      [...opened].sort((a, b) => Number(b.isPassing) - Number(a.isPassing)),
      homes,
    )
  }

  async function explore(
    openers: readonly Control[],
    controls: readonly Control[],
    above: readonly string[] = [],
  ): Promise<void> {
    const homes = [...above, await home()]
    const pathname = pathOf(page)
    const here = await place()
    for (const control of shuffled(controls.filter(isNew))) {
      if (activated >= most) return
      let known = new Set((await list()).map(({ key }) => key))
      if (!known.has(control.key)) {
        if (control.isPassing) continue
        await reach(openers)
        known = new Set((await list()).map(({ key }) => key))
        // Appeared only after typing; a similar control exists without.
        if (!known.has(control.key)) continue
      }
      if (!(await works(control, openers)))
        dead.push(`${inWords(control, openers)}: none of ${waysOf(control).join(', ')} does anything`)
      else if (openers.length + 1 < depth && (await place()) === here) {
        const opened = (await list()).filter(({ key }) => !known.has(key))
        if (opened.some(({ kind }) => !tried.has(kind))) await enter([...openers, control], opened, homes)
      }
      if (!control.isField) await restore(openers, homes, pathname)
    }
  }

  await explore([], (await list()).filter(accepts))
  browser.unwatch()
  return { dead, flaws }
}

function inWords({ key, role }: Control, openers: readonly Control[]): string {
  const way = openers.map((opener) => opener.key).join(', then ')
  const what = ['button', 'link', 'textbox', 'searchbox'].includes(role) ? key : `${key} (${role})`
  return `${what}${way && `, after ${way}`}`
}
