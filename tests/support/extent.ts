/**
 * How much is proven by `npm test`, and how much by `npm run test:all`. Whatever the two do differently stands here.
 */
const everyDay = {
  /** Files of `tests/browser` that are left out; a journey says by its name that it is. */
  leftOut: ['{copied-module,starter,crawler,nginx,preloads,styles,sub-path}', 'journeys/*.all'] as readonly string[],
  /** The journeys that are made on the build for a real backend, too. */
  realJourneys: 'session',
  /** Whether the dark skin gets every gate, rather than that for colours, and the skins between get that one. */
  everyGateInEverySkin: false,
  /** Whether every look is loaded, too, rather than put on where the page stands. */
  everyLookLoaded: false,
  /** Who sees every look; the others see the first one. */
  inEveryLook: ['admin', 'guest'] as readonly string[],
  /** Who tries the controls of every page, and of the shell around it. */
  crawlers: ['admin', 'guest'] as readonly string[],
  /** The controls of a page that the crawler tries, those included that others have opened. */
  controls: 4,
  /** Minutes after which the crawler begins nothing further on a page. */
  crawlMinutes: 10,
  /** How often in a row a server that keeps its rows is held to the contract. */
  contractRuns: 0,
}

type Extent = typeof everyDay

const whole: Extent = {
  leftOut: [],
  realJourneys: '*',
  everyGateInEverySkin: true,
  everyLookLoaded: true,
  inEveryLook: ['admin', 'client', 'guest'],
  crawlers: ['admin', 'client', 'guest'],
  controls: Infinity,
  crawlMinutes: 2,
  contractRuns: 2,
}

/** @param mode of Vitest: `all` is what `npm run test:all` runs in */
export function extentOf(mode: string | undefined): Extent {
  return mode === 'all' ? whole : everyDay
}

/** Of this run. */
export const extent = extentOf(process.env.TEST_EXTENT)
