/** Copies a text without a toast; `copyText` of `@core` shows one. @returns whether the browser allowed it */
export function writeClipboard(text: string): Promise<boolean> {
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false, // Without HTTPS there is no clipboard.
    )
}
