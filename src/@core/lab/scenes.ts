import type { Rule } from './rules'
import { everyCall, everyWrite } from './rules'

/** Scenes of the sample backend by URL parameter: `?scene=slow`. A new scene needs an entry here and its name in the texts. */
export const scenes = {
  slow: [{ target: everyCall, latency: 3000 }],
  unsteady: [{ target: everyCall, latency: 600, fault: '500', rate: 30 }],
  offline: [{ target: everyCall, fault: 'offline' }],
  silent: [{ target: everyCall, fault: 'timeout' }],
  down: [{ target: everyCall, fault: '500' }],
  unsaved: [{ target: everyWrite, latency: 600, fault: '500' }],
  forbidden: [{ target: everyCall, fault: '403' }],
  expired: [{ target: everyCall, fault: 'expired' }],
  gateway: [{ target: everyCall, fault: 'html' }],
  empty: [{ target: everyCall, fault: 'noRows' }],
  crowded: [{ target: everyCall, fault: 'manyRows' }],
} as const satisfies Readonly<Record<string, readonly Rule[]>>

export type Scene = keyof typeof scenes

export const sceneNames = Object.keys(scenes) as Scene[] // its own keys

export const sceneParam = 'scene'

/** @returns the scene with a name; null if unknown */
export function sceneOf(name: unknown): Scene | null {
  return sceneNames.find((scene) => scene === name) ?? null
}

/** @returns the URL with a scene to start */
export function withScene(address: string, scene: string): string {
  const url = new URL(address)
  url.searchParams.set(sceneParam, scene)
  return url.href
}

/** @returns the query without the scene, which would otherwise restart with each reload */
export function withoutScene(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has(sceneParam)) return search
  params.delete(sceneParam)
  return params.size > 0 ? `?${params.toString()}` : ''
}
