import { useSearchParams } from 'react-router-dom'

/** Whether a dashboard keeps itself up to date. The address says it: `?live=on` is what a screen on the wall opens. */
export function useLive(): readonly [boolean, (isLive: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  function setLive(isLive: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (isLive) next.set('live', 'on')
        else next.delete('live')
        return next
      },
      { preventScrollReset: true },
    )
  }
  return [search.get('live') === 'on', setLive]
}
