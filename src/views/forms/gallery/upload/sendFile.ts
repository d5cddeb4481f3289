/** Stands for a call that sends a file: reports how far it is, can be aborted, and fails where the connection does. */
export function sendFile(
  { size }: File,
  {
    onProgress,
    isOnline,
    signal,
  }: { onProgress: (percent: number) => void; isOnline: () => boolean; signal: AbortSignal },
): Promise<void> {
  const seconds = Math.min(Math.max(size / 500_000, 1.5), 6)
  return new Promise((resolve, reject) => {
    let percent = 0
    const timer = setInterval(() => {
      percent = Math.min(percent + 10 / seconds, 100)
      onProgress(percent)
      if (!isOnline()) stop(() => reject(new Error('The connection was lost.')))
      else if (percent === 100) stop(resolve)
    }, 100)
    function stop(then: () => void) {
      clearInterval(timer)
      then()
    }
    signal.addEventListener('abort', () => stop(() => reject(new Error('It was canceled.'))))
  })
}
