/**
 * How much is proven by `npm test`, by `npm run test:all`, and by `THOROUGH=1 npm run test:all`. What they do differently stands
 * here, and in the names of files.
 */
const everyDay = {
  /** Files that are not run: those of `all` are named `.all.test.ts` or `.all.test.tsx`. */
  leftOut: ['all', 'thorough'] as readonly string[],
  /** Whether each page gets every further look, instead of one in turn. */
  isWhole: false,
  /** Whether each skin, and each language in each direction, is a look of its own, and one of them is loaded, too. */
  isThorough: false,
  /** The journeys that are made on the build for a real backend, too; none if empty. */
  realJourneys: [] as readonly string[],
  /** The widths that a page must fit without scrolling sideways. */
  widths: [768, 320] as readonly number[],
  /** The same in Arabic. */
  arabicWidths: [375] as readonly number[],
  /** Who tries the controls of pages, and of the shell around them. */
  crawlers: ['admin'] as readonly string[],
  /** The controls of one page in so many are tried. */
  crawledOf: 8,
  /** The controls of such a page that are tried, those included that others have opened. */
  controls: 4,
  /** Faults of the backend that screens are shown with, each at a screen of its own; drawn from all there are. */
  faults: 3,
  /** Characters of the texts whose reading must not take with their square. */
  hostileLength: 20_000,
}

type Extent = typeof everyDay

const whole: Extent = {
  ...everyDay,
  leftOut: ['thorough'],
  isWhole: true,
  realJourneys: ['tests/browser/journeys/session.test.ts'],
  crawlers: ['admin', 'guest'],
  crawledOf: 1,
  faults: 8,
  hostileLength: 50_000,
}

/** For a run that may take hours: `THOROUGH=1 npm run test:all`. */
const thorough: Extent = {
  ...whole,
  leftOut: [],
  isThorough: true,
  realJourneys: ['tests/browser/journeys/*.test.ts'],
  widths: [1440, 768, 375, 320],
  arabicWidths: [1440, 768, 375, 320],
  crawlers: ['admin', 'client', 'guest'],
  controls: Infinity,
  faults: Infinity,
}

/** @param mode of Vitest: `all` is what `npm run test:all` runs in */
export function extentOf(mode: string | undefined): Extent {
  if (mode !== 'all') return everyDay
  return process.env.THOROUGH ? thorough : whole
}

/** Of this run. */
export const extent = extentOf(process.env.TEST_EXTENT)
