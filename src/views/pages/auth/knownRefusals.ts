/** The server's sentences (specification section 5, contract) that are said in the reader's language. Others show as they are. */
const known = {
  'Email or Password is Invalid': 'refusal.credentials',
  'This email is already in use.': 'refusal.email',
  'This username is already in use.': 'refusal.username',
} as const

type Known = typeof known

/** The key of the text that says the same. */
export function refusalKey(text: string): Known[keyof Known] | null {
  const entry = Object.entries(known).find(([sentence]) => sentence === text)
  return entry ? entry[1] : null
}
