/** Copies a text without a toast; `copyText` of `@core` shows one. @returns false if the browser blocked it */
export function writeClipboard(text: string): Promise<boolean> {
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false, // The clipboard requires HTTPS.
    )
}
