interface ImportMetaEnv {
  /** `mock` unless set; replaced at build time, so that `real` leaves the sample backend out of the output. */
  readonly VITE_API: 'mock' | 'real' | 'hybrid'
  readonly VITE_API_URL?: string
  readonly VITE_REAL_API?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
