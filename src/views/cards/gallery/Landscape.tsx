import styles from './gallery.module.scss'

/** Inline SVG, so no file is loaded. */
export function Landscape({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.landscapeSky} width="640" height="320" />
      <circle className={styles.landscapeSun} cx="452" cy="128" r="52" />
      <path className={styles.landscapeFar} d="M0 214 148 118l126 92 92-62 138 90 136-82v152H0z" />
      <path className={styles.landscapeNear} d="M0 258c110-46 214-44 330-8s216 30 310-10v80H0z" />
    </svg>
  )
}
