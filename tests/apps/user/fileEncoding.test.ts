import { expect, it } from 'vitest'
import { decode, guessEncoding, type Encoding } from '@/views/shared/import/encoding'

const letters = Array.from({ length: 256 }, (_, code) => code)

/** The platform only decodes; this inverts the decoder. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const codes = new Map<string, number[]>()
  for (const code of letters) codes.set(decoder.decode(Uint8Array.of(code)), [code])
  if (['shift_jis', 'gb18030', 'big5', 'euc-kr'].includes(encoding))
    for (const lead of letters.slice(0x81))
      for (const trail of letters.slice(0x40)) {
        const letter = decoder.decode(Uint8Array.of(lead, trail))
        if (letter.length === 1 && !codes.has(letter)) codes.set(letter, [lead, trail])
      }
  return Uint8Array.from(Array.from(text).flatMap((letter) => codes.get(letter) ?? [0x3f]))
}

it.each<[Encoding, string, string]>([
  ['windows-1252', 'en', 'Name;Ville\nZoé Lefèvre;Nîmes\nJürgen Groß;Köln\n'],
  ['windows-1252', 'pt', 'Nome;Função\nJoão Simões;edição nº 2\n'],
  ['windows-1252', 'de', 'Name;Ort\nSøren Åkesson;Århus\n'],
  ['windows-1252', 'ar', 'Nom;Ville\nZoé Lefèvre;Nîmes\nJürgen Größl;Köln\nHåkon Läckberg;Mölndal\n'],
  ['windows-1250', 'en', 'Imię;Miasto\nŁukasz Żółć;Łódź\nWęgrzyn Małgorzata;Poznań\n'],
  ['windows-1250', 'de', 'Jméno;Město\nJiří Dvořák;Plzeň\nZdeněk Šťastný;Třebíč\n'],
  ['windows-1251', 'en', 'Имя;Город\nАнна Иванова;Санкт-Петербург\nПётр Чехов;МОСКВА\n'],
  ['windows-1256', 'ar', 'الاسم;المدينة\nليلى منصور;عمّان\nيوسف عبد الله;بيروت\n'],
  ['windows-1256', 'en', 'الاسم;المدينة\nليلى منصور;عمان\nيوسف عبد الله;بيروت\n'],
  ['windows-1252', 'en', 'Nome;Cidade\nInês Simões;Évora\nNicolò Città;Forlì\n'],
  ['windows-1250', 'en', 'Név;Város\nDőry Ernő;Győr\nSzűcs Ágnes;Hódmezővásárhely\n'],
  ['windows-1250', 'en', 'Ime;Grad\nMarko Kovačić;Đakovo\nAna Perić;Šibenik\n'],
  ['windows-1253', 'en', 'Όνομα;Πόλη\nΜαρία Ιωάννου;Πάτρα\nΝίκος Γεωργίου;Βόλος\n'],
  ['windows-1255', 'en', 'שם;עיר\nנועה כהן;חיפה\nיואב לוי;אילת\n'],
  ['macintosh', 'de', 'Name;Ort\nKäthe Bäcker;Köln\nZoë Müller;Fürth\n'],
  ['shift_jis', 'en', '名前,会社\n山田太郎,さくら商事\n鈴木花子,ニシムラ工業\n'],
  ['shift_jis', 'en', '名前,フリガナ\n林健,ﾊﾔｼ ｹﾝ\n森美咲,ﾓﾘ ﾐｻｷ\n'],
  ['gb18030', 'en', '姓名,城市\n赵敏,杭州\n钱学森,上海\n孙悦,成都\n'],
  ['gb18030', 'ar', '姓名,城市\n赵敏,杭州\n钱学森,上海\n孙悦,成都\n'],
  ['big5', 'en', '姓名,城市\n張美玲,臺南\n李國強,花蓮\n'],
  ['euc-kr', 'en', '이름,도시\n박지민,대구\n최서연,인천\n'],
])('guesses %s on a page in %s', (encoding, language, text) => {
  const bytes = encode(text, encoding)
  expect(guessEncoding(bytes, language)).toBe(encoding)
  expect(decode(bytes, encoding)).toBe(text)
})

it('keeps UTF-8 for a file with a single broken byte', () => {
  const bytes = new TextEncoder().encode('Name;Ort\nJürgen Groß;Köln\nZoé;Nîmes\nInês;Évora?')
  bytes[bytes.length - 1] = 0xc3
  expect(guessEncoding(bytes, 'de')).toBe('utf-8')
})

it.each<[string, number[], Encoding]>([
  ['UTF-16, little end first', [0xff, 0xfe, 0x41, 0], 'utf-16le'],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x41], 'utf-16be'],
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
])('follows the mark of %s', (_, bytes, encoding) => {
  expect(guessEncoding(Uint8Array.from(bytes), 'en')).toBe(encoding)
  expect(decode(Uint8Array.from(bytes), encoding)).toBe('A')
})

it.each(['utf-16le', 'utf-16be'] as const)('guesses %s without a mark by zero bytes', (encoding) => {
  const codes = Array.from('Имя;Город\n一郎;東京\n', (letter) => [
    letter.charCodeAt(0) & 0xff,
    letter.charCodeAt(0) >> 8,
  ])
  const bytes = Uint8Array.from(codes.flatMap((pair) => (encoding === 'utf-16le' ? pair : pair.toReversed())))
  expect(guessEncoding(bytes, 'en')).toBe(encoding)
})

it('is quick with endless words', () => {
  const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => (index % 2 ? 0xf8 : 0x61))
  const start = process.cpuUsage().user
  guessEncoding(bytes, 'en')
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500)
})
