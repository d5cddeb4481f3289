/** Decorative: render a loading text beside it. */
export function Spinner() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />
}
