/** Path of the app below which the pages are, such as `/admin`; `''` for its root. Set by `--into`. */
export const basePath = ''
