import { layers } from './scripts/vite/layers.mjs'

export default { plugins: [layers] }
