/** Build settings; see README, "Environment variables". */
export const env = {
  /** URL of the API; empty for the page's origin. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** With `VITE_API=hybrid`: keys of the modules whose requests go to the network. */
  realModules: (import.meta.env.VITE_REAL_API ?? '').split(',').flatMap((key) => key.trim() || []),
}
