import { logo } from '@/product'

interface LogoProps {
  /** `icon` is the star without the product's name. */
  form: 'full' | 'icon'
}

/** In the text color; `--logo-star` overrides the star's. Decorative: the link or heading around it has the name. */
export function Logo({ form }: LogoProps) {
  const width = form === 'full' ? 128 : 32
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${width} 32`}
      width={width * 0.875}
      height={28}
      fill="currentColor"
      aria-hidden="true"
    >
      <g fill="var(--logo-star, currentColor)">
        <path d={logo.star} />
        <circle {...logo.companion} opacity=".45" />
      </g>
      {form === 'full' && <path transform="translate(42 23.4) scale(.206)" d={logo.wordmark} />}
    </svg>
  )
}
