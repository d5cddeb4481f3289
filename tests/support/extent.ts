/**
 * How much is proven by `npm test`, and how much by `npm run test:all`. Whatever the two do differently stands here.
 */
const everyDay = {
  /** Files of `tests/browser` that are left out; a journey says by its name that it is. */
  leftOut: [
    '{backend,copied-module,made-module,starter,crawler,forms,hostile,nginx,preloads,styles,sub-path}',
    'journeys/*.all',
  ] as readonly string[],
  /** The journeys that are made on the build for a real backend, too. */
  realJourneys: 'session',
  /** Whether each skin, and each language in each direction, is a look of its own that passes its gates; else Arabic, right to left and dark are one. */
  everyLook: false,
  /** Whether every look is loaded, too, rather than put on where the page stands. */
  everyLookLoaded: false,
  /** The widths that a page must fit without scrolling sideways. */
  widths: [768, 320] as readonly number[],
  /** The same in Arabic. */
  arabicWidths: [375] as readonly number[],
  /** Who sees every look; the others see the first one. */
  inEveryLook: ['admin', 'guest'] as readonly string[],
  /** Who tries the controls of every page, and of the shell around it. */
  crawlers: ['admin', 'guest'] as readonly string[],
  /** The controls of a page that the crawler tries, those included that others have opened. */
  controls: 4,
  /** Minutes after which the crawler begins nothing further on a page. */
  crawlMinutes: 10,
  /** Faults of the backend that screens are shown with, each at a screen of its own; drawn from all there are. */
  faults: 3,
  /** Characters of the texts whose reading must not take with their square. */
  hostileLength: 20_000,
  /** How often in a row a server that keeps its rows is held to the contract. */
  contractRuns: 0,
}

type Extent = typeof everyDay

const whole: Extent = {
  leftOut: [],
  realJourneys: '*',
  everyLook: true,
  everyLookLoaded: true,
  widths: [1440, 768, 375, 320],
  arabicWidths: [1440, 768, 375, 320],
  inEveryLook: ['admin', 'client', 'guest'],
  crawlers: ['admin', 'client', 'guest'],
  controls: Infinity,
  crawlMinutes: 2,
  faults: Infinity,
  hostileLength: 50_000,
  contractRuns: 2,
}

/** @param mode of Vitest: `all` is what `npm run test:all` runs in */
export function extentOf(mode: string | undefined): Extent {
  return mode === 'all' ? whole : everyDay
}

/** Of this run. */
export const extent = extentOf(process.env.TEST_EXTENT)
