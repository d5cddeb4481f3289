import { logo } from '@/product'

interface LogoProps {
  /** The star alone, or with the product's name beside it. */
  form: 'full' | 'icon'
}

/**
 * The product's sign, in the colour of the text around it; `--logo-star` gives the star a colour of its own. It is
 * decorative: the link or heading it stands in says the name.
 */
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
