function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether all typed words occur in the texts, ignoring accents and case. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
