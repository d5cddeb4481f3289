/**
 * The anchor of an example.
 * @param name its key in the texts of the page, such as `invertedHead`
 * @returns the same in kebab-case
 */
export function exampleId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
