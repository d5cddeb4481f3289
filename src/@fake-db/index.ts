import type { AxiosInstance } from 'axios'
import { openBrowserStore } from './kit/browserStore'
import type { Lab } from '@core/lab/lab'
import type { LabOptions } from './kit/lab'
import { createLab } from './kit/lab'
import { mount } from './kit/mount'
import type { OpenStore } from './kit/rows'
import { registry } from './registry'
import { authorize as checkRights } from './shell/session/authorize'

export interface FakeDbOptions {
  /** Milliseconds before each response, or their range. Default: 0. */
  readonly delay?: number | readonly [min: number, max: number]
  /** Source of all dates and token times. */
  readonly now?: () => Date
  /** In [0, 1). Used for offers, discounts and shipping dates. */
  readonly random?: () => number
  /** Checks the abilities of logged-in users. Default: false. */
  readonly authorize?: boolean
  /** Keys of the modules whose requests go to the real network (`VITE_API=hybrid`). */
  readonly real?: readonly string[]
  /** Base URL of the files in `public`, with a trailing slash. Default: `/`. */
  readonly publicUrl?: string
  /** Whether `public` contains the pictures of people. Default: true. */
  readonly hasPortraits?: boolean
  /** Shares the rows with installs of the same name in other browser tabs. Default: off. */
  readonly tabs?: {
    readonly name: string
    readonly onChange: () => void
    /** Keeps the rows after the last tab closes. Default: false. */
    readonly isKept?: boolean
    /** Called once if kept rows can no longer be stored. */
    readonly onLost?: () => void
    /** Default: IndexedDB. */
    readonly open?: OpenStore
  }
  /** Lets requests fail by editable rules, and logs all requests. Default: off. */
  readonly lab?: Pick<LabOptions, 'search' | 'storage' | 'onActive'>
}

export interface FakeDb {
  /** Resets every table to its sample rows. */
  reset(): void
  readonly lab: Lab | undefined
  uninstall(): void
}

/**
 * Answers a client's requests with the sample backend. Requests that no contract declares reach the network unchanged.
 * Each install has separate rows.
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
    hasPortraits: options.hasPortraits,
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
