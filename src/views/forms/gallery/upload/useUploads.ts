import { useEffect, useRef, useState } from 'react'

/** Simulates an upload: reports progress, can be aborted, and fails without a connection. */
function sendFile(
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

export interface Upload {
  readonly id: number
  readonly file: File
  /** Object URL of an image */
  readonly preview: string | null
  readonly status: 'sending' | 'sent' | 'failed'
  readonly percent: number
}

/** Uploads in progress. Unmounting aborts them. @param isOnline simulates the connection */
export function useUploads(isOnline: boolean) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const serial = useRef(0)
  const connection = useRef(isOnline)
  const running = useRef(new Map<number, AbortController>())
  const previews = useRef(new Map<number, string>())

  useEffect(() => {
    connection.current = isOnline
  }, [isOnline])
  useEffect(() => {
    const [controllers, urls] = [running.current, previews.current]
    return () => {
      for (const controller of controllers.values()) controller.abort()
      for (const url of urls.values()) URL.revokeObjectURL(url)
    }
  }, [])

  function change(id: number, changes: Partial<Upload>) {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  }
  async function send(id: number, file: File) {
    const controller = new AbortController()
    running.current.set(id, controller)
    change(id, { status: 'sending', percent: 0 })
    try {
      await sendFile(file, {
        onProgress: (percent) => change(id, { percent }),
        isOnline: () => connection.current,
        signal: controller.signal,
      })
      change(id, { status: 'sent' })
    } catch {
      change(id, { status: 'failed' })
    }
    running.current.delete(id)
  }
  function add(files: readonly File[]) {
    const added = files.map((file): Upload => {
      const id = (serial.current += 1)
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
      if (preview) previews.current.set(id, preview)
      return { id, file, preview, status: 'sending', percent: 0 }
    })
    setUploads((now) => [...now, ...added])
    for (const { id, file } of added) void send(id, file)
  }
  function remove(id: number) {
    running.current.get(id)?.abort()
    const url = previews.current.get(id)
    if (url) URL.revokeObjectURL(url)
    previews.current.delete(id)
    setUploads((now) => now.filter((upload) => upload.id !== id))
  }
  return { uploads, add, remove, retry: ({ id, file }: Upload) => void send(id, file) }
}
