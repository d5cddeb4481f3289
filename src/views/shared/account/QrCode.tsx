import { encode } from 'uqr'
import styles from './account.module.scss'

/** Light cells around the code, by which scanners find its edge. */
const quietZone = 4

interface QrCodeProps {
  text: string
  label: string
}

/** QR code: dark on light in every skin, as scanners require. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={cells.join('')} />
    </svg>
  )
}
