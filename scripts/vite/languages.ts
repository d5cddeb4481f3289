const text = /(?<=\/(?:locales|texts)\/)\w\w(?=\.(?:json|ts)(?:\?nav)?$)/

/** @returns the language of a file of texts; undefined for any other module */
export function languageOf(id: string): string | undefined {
  return text.exec(id)?.[0]
}

/** @returns the file with the same texts in another language */
export function inLanguage(id: string, language: string): string {
  return id.replace(text, language)
}
