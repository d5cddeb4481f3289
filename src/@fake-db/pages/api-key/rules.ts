const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/**
 * A key that nobody guesses; characters that look like others are left out.
 * @param random in [0, 1)
 */
export function createKey(random: () => number): string {
  const secret = Array.from({ length: 32 }, () => alphabet.charAt(Math.floor(random() * alphabet.length)))
  return `lsk_${secret.join('')}`
}
