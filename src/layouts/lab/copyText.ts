/** Puts a text on the clipboard. @returns whether the browser lets us */
export function copyText(text: string): Promise<boolean> {
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false, // A page that does not come by HTTPS has no clipboard.
    )
}
