/**
 * `npm run bench:frames`: how evenly the build in `dist` moves in a real browser where there is a lot to draw. It prints, it does
 * not judge: times are those of the machine it runs on, so compare two builds on one machine, in turns. Names of scenes limit it:
 * `npm run bench:frames -- board inbox`.
 */
import { openBuild, printTable, readManifest, settle, signIn } from './measure.mjs'

readManifest()
const only = process.argv.slice(2)
const build = await openBuild()

/** Notes tasks over 50 ms (Long Tasks API). */
function observe() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}

/**
 * Makes calls the way the product makes them: by a thunk in its own store, which is the one thing that React hands to everybody.
 * The screen notices nothing before it asks the backend again.
 */
async function call(page, path, bodies) {
  const refused = await page.evaluate(
    async ({ path, bodies }) => {
      const root = document.querySelector('#root')
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
      let fiber = root[key]
      while (fiber && !fiber.memoizedProps?.store?.dispatch) fiber = fiber.child
      const send = (body) =>
        fiber.memoizedProps.store.dispatch((...[, , { api }]) => api.exchange({ method: 'POST', path }, { body }))
      const answers = await Promise.all(bodies.map(send))
      return answers.find(({ status }) => status >= 400)
    },
    { path, bodies },
  )
  if (refused) throw new Error(`${path}: ${JSON.stringify(refused)}`)
}

const many = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/** Goes to a page without loading again, which would bring back the sample rows, and waits for its first row. */
async function go(page, path, row) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator(row).first().waitFor()
  await settle(page)
}

/** @returns {Promise<{ intervals: number[], tasks: number[], elements: number }>} what happened while something was done */
async function during(page, work) {
  await page.evaluate(() => {
    window.longTasks = []
    window.intervals = []
    let last = performance.now()
    requestAnimationFrame(function tick(now) {
      window.intervals?.push(now - last)
      last = now
      if (window.intervals) requestAnimationFrame(tick)
    })
  })
  await work()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => {
    const { intervals, longTasks } = window
    window.intervals = undefined
    // The first is from somewhere within a frame.
    return { intervals: intervals.slice(1), tasks: longTasks, elements: document.querySelectorAll('*').length }
  })
}

/** Frames have 16.7 ms; a millisecond more is the clock's. */
const dropped = 17.7
const frame = 1000 / 60

function rowOf(name, { intervals, tasks, elements }) {
  const share = (limit) => `${((intervals.filter((ms) => ms > limit).length / intervals.length) * 100).toFixed(1)} %`
  const total = intervals.reduce((sum, ms) => sum + ms, 0)
  return [
    name,
    Math.round((intervals.length / total) * 1000),
    share(dropped),
    share(2 * frame + 1),
    `${Math.round(Math.max(...intervals))} ms`,
    tasks.length === 0 ? 0 : `${tasks.length}, to ${Math.round(Math.max(...tasks))} ms`,
    elements,
  ]
}

async function boxOf(target) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen.`)
  return { x: box.x + Math.min(box.width / 2, 100), y: box.y + Math.min(box.height / 2, 30) }
}

/** A hand that moves evenly, about once in a frame. */
async function glide(page, from, to, steps = 60) {
  for (let i = 1; i <= steps; i += 1) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps)
    await page.waitForTimeout(frame)
  }
}

/**
 * Through the places given and back again; Escape puts back what was dragged.
 * @param sign what there is while something is dragged
 */
async function drag(page, sign, from, places, rest = 0) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const [index, to] of [...places, from].entries()) {
    await glide(page, places[index - 1] ?? from, to)
    if (index === 0) await page.locator(sign).first().waitFor({ state: 'attached' })
    await page.waitForTimeout(rest)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

async function scroll(page, over, by = 240) {
  await page.mouse.move(over.x, over.y)
  for (let i = 0; i < 80; i += 1) {
    await page.mouse.wheel(0, i < 50 ? by : -by)
    await page.waitForTimeout(frame)
  }
}

/** A scene has a name, rows to bring, and what is done with them: `[what, work]` each. */
const scenes = {
  async board(page, note) {
    const columns = ['todo', 'in-progress', 'done']
    await call(
      page,
      '/apps/kanban/add-task',
      many(1000, (i) => ({ data: { title: `Card number ${i} of a large board`, boardId: columns[i % 3] } })),
    )
    await note('a board of 1 000 cards: opening', () => go(page, '/apps/kanban', '[data-task]'))
    await page.waitForFunction(() => document.querySelectorAll('[data-task]').length >= 1000)
    const card = (board) => page.locator(`[data-board="${board}"] [data-task]`)
    const [from, ...places] = await Promise.all(columns.map((board) => boxOf(card(board).nth(2))))
    await note('dragging a card across the columns', () => drag(page, '.is-dragged', from, places))
    const foot = { x: from.x, y: page.viewportSize().height - 40 }
    await note('dragging a card down a column that scrolls', () => drag(page, '.is-dragged', from, [foot], 1000))
    await note('scrolling a column', () => scroll(page, places[0]))
  },

  async tasks(page, note) {
    await call(
      page,
      '/apps/todo/add-tasks',
      many(1000, (i) => ({ task: { title: `Task number ${i} of a long list`, tags: ['low'] } })),
    )
    await note('a list of 1 000 tasks: opening', () => go(page, '/apps/todo', 'main a[data-task]'))
    const handles = page.locator('main ol .drag-handle')
    const start = await boxOf(handles.nth(1))
    const end = await boxOf(handles.nth(9))
    await note('dragging a task, 60 rows', () => drag(page, '.is-dragging', start, [end]))
    await note('scrolling', () => scroll(page, start, 600))
    await page.keyboard.press('Escape')
    const scroller = page.locator('[class*="todo-scroll_"]')
    for (let rows = 0; rows < (await handles.count());) {
      rows = await handles.count()
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await page.waitForTimeout(300)
    }
    await scroller.evaluate((element) => element.scrollTo(0, 0))
    await page.waitForTimeout(300)
    const again = await boxOf(handles.nth(1))
    await note('dragging a task, all rows', async () =>
      drag(page, '.is-dragging', again, [await boxOf(handles.nth(9))]),
    )
    await note('scrolling, all rows', () => scroll(page, start, 600))
  },

  async calendar(page, note) {
    const now = Date.now()
    const hour = 3_600_000
    const events = many(2000, (i) => {
      const start = now + ((i % 120) - 60) * 24 * hour + (i % 9) * hour
      const span = { start: new Date(start).toISOString(), end: new Date(start + hour).toISOString() }
      return { title: `Event number ${i}`, ...span, allDay: false, extendedProps: { calendar: 'Business' } }
    })
    await call(page, '/apps/calendar/add-events', [{ events }])
    await note('a calendar of 2 000 events: opening', () => go(page, '/apps/calendar', '[class*="cal-event_"]'))
    const months = async () => {
      for (let i = 0; i < 6; i += 1) {
        await page.keyboard.press(i < 3 ? 'ArrowRight' : 'ArrowLeft')
        await page.waitForTimeout(500)
      }
    }
    await note('going through months', months)
    const shown = page.locator('[class*="cal-event_"]', { hasText: 'Event number' })
    const from = await boxOf(shown.first())
    await note('dragging an event in the month', () =>
      drag(page, '.is-dragging', from, [{ x: from.x + 500, y: from.y + 250 }]),
    )
    await page.keyboard.press('w')
    await settle(page)
    await note('scrolling the week', () => scroll(page, { x: 900, y: 600 }, 60))
    await note('dragging an event in the week', async () => {
      const event = await boxOf(page.locator('[class*="cal-column-event_"]', { hasText: 'Event number' }).first())
      await drag(page, '.is-dragging', event, [{ x: event.x + 300, y: event.y + 100 }])
    })
  },

  async inbox(page, note) {
    const to = [{ name: 'Admin', email: 'admin@demo.com' }]
    await call(
      page,
      '/apps/email/send-email',
      many(10_000, (i) => ({ to, subject: `Mail number ${i}`, message: '<p>A few words.</p>' })),
    )
    await note('an inbox of 10 000 mails: opening', () => go(page, '/apps/email', '[aria-posinset] a'))
    await note('scrolling', () => scroll(page, { x: 900, y: 600 }, 600))
  },
}

const rows = []
try {
  const wanted = Object.entries(scenes).filter(([name]) => only.length === 0 || only.includes(name))
  for (const [, play] of wanted) {
    const context = await build.browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(observe)
    const page = await context.newPage()
    await signIn(page, build.url)
    await play(page, async (what, work) => rows.push(rowOf(what, await during(page, work))))
    await context.close()
  }
  printTable(['while', 'per second', 'over 16.7 ms', 'over 33 ms', 'worst frame', 'tasks over 50 ms', 'elements'], rows)
} finally {
  await build.close()
}
