/** What a build is told from outside; see README, "Building for a real backend". */
export const env = {
  /** Address of the API; empty for the page's own origin. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** With `VITE_API=hybrid`: keys of the modules whose calls go to the real network. */
  realModules: (import.meta.env.VITE_REAL_API ?? '').split(',').flatMap((key) => key.trim() || []),
}
