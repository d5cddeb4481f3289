import type { AxiosInstance } from 'axios'
import { openBrowserStore } from './kit/browserStore'
import type { Lab } from '@core/lab/lab'
import type { LabOptions } from './kit/lab'
import { createLab } from './kit/lab'
import { mount } from './kit/mount'
import type { OpenStore } from './kit/rows'
import { registry } from './registry'
import { authorize as checkRights } from './shell/session/authorize'

/** `real` is for `VITE_API=hybrid`, `tabs`, `lab` and `publicUrl` are for the page. */
export interface FakeDbOptions {
  /** Milliseconds before each answer, or the range they are drawn from. 0 unless given. */
  readonly delay?: number | readonly [min: number, max: number]
  /** The clock behind every date and every token. */
  readonly now?: () => Date
  /** In [0, 1): behind offers, discounts and shipping dates. */
  readonly random?: () => number
  /** Whether a token that names a user is held to that user's abilities. Off unless asked. */
  readonly authorize?: boolean
  /** Keys of the modules whose calls go to the real network. */
  readonly real?: readonly string[]
  /** Where the files of `public` stand, the sample rows' pictures among them, with a slash at its end. `/` unless given. */
  readonly publicUrl?: string
  /** Shares the rows with every install of the same name in other tabs of the browser. Off unless asked. */
  readonly tabs?: {
    readonly name: string
    /** Told when another tab has changed something. */
    readonly onChange: () => void
    /** Whether the rows outlive the last tab. They begin again unless asked. */
    readonly isKept?: boolean
    /** Called once if rows that should outlive the last tab can no longer be stored. */
    readonly onLost?: () => void
    /** What the tabs have in common, of the browser unless given. */
    readonly open?: OpenStore
  }
  /** Lets calls misbehave by rules that can be changed, and lists them. Off unless asked. */
  readonly lab?: Pick<LabOptions, 'search' | 'storage' | 'onActive'>
}

export interface FakeDb {
  /** Every table back to its sample rows. */
  reset(): void
  /** Where calls are made to misbehave; there if it was asked for. */
  readonly lab: Lab | undefined
  /** The client talks to the network again. */
  uninstall(): void
}

/**
 * Lets the sample backend answer the calls of the contracts that a client makes; every other request goes to the network untouched.
 * Each install has rows of its own.
 * @param client any axios instance
 */
export function installFakeDb(client: AxiosInstance, options: FakeDbOptions = {}): FakeDb {
  const { delay = 0, now = () => new Date(), random = Math.random, authorize = false, real = [], tabs } = options
  const [min, max] = typeof delay === 'number' ? [delay, delay] : delay
  const modules = registry.filter(({ key }) => !real.includes(key))
  const made = options.lab && createLab({ modules, now, random, ...options.lab })
  const mounted = mount(client, {
    modules,
    now,
    random,
    publicUrl: options.publicUrl,
    delay: () => (min === max ? min : min + random() * (max - min)),
    ...(tabs && {
      tabs: {
        open: (onWritten) => (tabs.open ?? openBrowserStore)(tabs.name, tabs.isKept ?? false, onWritten),
        onChange: tabs.onChange,
        onLost: tabs.isKept ? tabs.onLost : undefined,
      },
    }),
    ...(authorize && { authorize: checkRights }),
    intercept: made?.intercept,
  })
  return { ...mounted, lab: made?.lab }
}
