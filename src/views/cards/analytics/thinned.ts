/** Names of many days have no room below their columns: some stand for all. */
export function thinned(labels: readonly string[]) {
  return labels.length > 12 ? { apex: { xaxis: { tickAmount: 6 } } } : {}
}
