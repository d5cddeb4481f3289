import { sceneParam } from '@core/lab/scenes'

/** An address with another scene in it, or with none. */
export function withScene(address: string, scene: string | null): string {
  const url = new URL(address)
  if (scene === null) url.searchParams.delete(sceneParam)
  else url.searchParams.set(sceneParam, scene)
  return url.href
}
