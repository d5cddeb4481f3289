/** A turning ring. Decorative: whoever shows it also says in words that something is on its way. */
export function Spinner() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />
}
