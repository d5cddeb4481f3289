function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word that was typed is part of the texts; accents and capitals make no difference. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
