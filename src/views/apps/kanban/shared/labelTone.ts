import type { Tone } from '@core/components/tone'

const known = new Map<string, Tone>([
  ['Accessibility', 'info'],
  ['Backend', 'primary'],
  ['Bug', 'danger'],
  ['Data', 'success'],
  ['Design', 'warning'],
  ['Frontend', 'info'],
  ['Research', 'neutral'],
  ['Security', 'danger'],
  ['Translation', 'success'],
  ['Writing', 'warning'],
])

const tones: readonly Tone[] = ['primary', 'success', 'warning', 'danger', 'info']

/** Deterministic: equal labels have equal colors. */
export function labelTone(label: string): Tone {
  let sum = 0
  for (const letter of label) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return known.get(label) ?? tones[sum % tones.length] ?? 'primary'
}
