import type { ProductColor } from './schema'

/** URL of a product's image in a color. Images without colors ignore the fragment. */
export function pictureIn(image: string, color: ProductColor | undefined): string {
  return color ? `${image}#${color}` : image
}
