import { sceneParam } from '@core/lab/scenes'

/** An address that puts on a scene. */
export function withScene(address: string, scene: string): string {
  const url = new URL(address)
  url.searchParams.set(sceneParam, scene)
  return url.href
}

/** The query of an address, but for the scene: it would be put on again with each reload. */
export function withoutScene(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has(sceneParam)) return search
  params.delete(sceneParam)
  return params.size > 0 ? `?${params.toString()}` : ''
}
