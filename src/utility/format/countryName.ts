let codes: ReadonlyMap<string, string> | undefined

function readCodes(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
  return new Map(
    letters.flatMap((first) =>
      letters.flatMap((second) => {
        const name = english.of(first + second)
        return name === undefined ? [] : [[name, first + second] as const]
      }),
    ),
  )
}

/** Translates a country's English name; other texts are returned unchanged. @param language a BCP 47 tag */
export function countryName(name: string, language: string): string {
  codes ??= readCodes()
  const code = codes.get(name)
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? name
}
