interface BrandMarkProps {
  /** A file of `public/images/brands/`. */
  brand: string
  /** In px. */
  size?: number
}

/** Mark of another company. Black parts take the text color. Decorative: name the brand beside it. */
export function BrandMark({ brand, size = 24 }: BrandMarkProps) {
  return (
    <svg className="text-body" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${import.meta.env.BASE_URL}images/brands/${brand}.svg#mark`} />
    </svg>
  )
}
