import { placeIn } from './places'

/** Person in the sample data, the same in all modules. */
export interface Person {
  readonly id: number
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly company: string
  readonly country: string
  readonly contact: string
  /** Image path; `''` shows initials on `avatarColor`. */
  readonly avatar: string
  readonly avatarColor: AvatarColor
}

type AvatarColor = 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'secondary'

type Row = [
  fullName: string,
  username: string,
  email: string,
  company: string,
  country: string,
  contact: string,
  avatarColor: AvatarColor,
  portrait: string,
]

// One person per line.
// prettier-ignore
const rows: readonly Row[] = [
  ['Amara Mensah', 'admin', 'admin@demo.com', 'Baobab Analytics', 'Ghana', '+233 24 555 0117', 'primary', '01'],
  ['Clément Roux', 'client', 'client@demo.com', 'Atelier Roux', 'France', '+33 6 39 98 41 20', 'info', '02'],
  ['Adaeze Okonkwo', 'adaeze', 'adaeze.okonkwo@northwind.example', 'Northwind Freight', 'Nigeria', '+234 803 555 0142', 'success', '03'],
  ['Bjørn Lindqvist', 'bjornl', 'bjorn@fjordlab.example', 'Fjordlab', 'Norway', '+47 405 55 018', 'warning', ''],
  ['Catalina Reyes', 'catareyes', 'catalina@solpunto.example', 'Solpunto', 'Colombia', '+57 310 555 0163', 'info', '04'],
  ['Devika Subramanian', 'devika.s', 'devika@kaveri.example', 'Kaveri Textiles', 'India', '+91 98765 50109', 'danger', '05'],
  ['Haruka Nishimura', 'harukan', 'haruka@komorebi.example', 'Komorebi Studio', 'Japan', '+81 90 5550 0174', 'secondary', '06'],
  ['Łukasz Wiśniewski', 'lukasz', 'l.wisniewski@ambercoast.example', 'Amber Coast Logistics', 'Poland', '+48 600 555 031', 'warning', '07'],
  ['Siobhán Ní Bhriain', 'siobhan', 'siobhan@claddaghlane.example', 'Claddagh Lane Books', 'Ireland', '+353 85 555 0126', 'success', ''],
  ['Mateus Oliveira', 'mateuso', 'mateus@iperoxo.example', 'Ipê Roxo Alimentos', 'Brazil', '+55 11 95550-0138', 'primary', '08'],
  ['Zeynep Yıldırım', 'zeynepy', 'zeynep@mavikus.example', 'Mavi Kuş Seramik', 'Türkiye', '+90 532 555 01 95', 'danger', '09'],
  ['陈思远', 'chensiyuan', 'chen.siyuan@lanternbay.example', 'Lantern Bay Robotics', 'Singapore', '+65 8555 0147', 'info', '10'],
  ['Fatoumata Diallo', 'fatou', 'fatou.diallo@terangasolar.example', 'Teranga Solaire', 'Senegal', '+221 77 555 01 12', 'warning', '11'],
  ['Owen Pritchard', 'owenp', 'owen@slateandheather.example', 'Slate & Heather', 'United Kingdom', '+44 7700 900158', 'secondary', ''],
  ['Ngozi Eze-Williams', 'ngozi.ew', 'ngozi@harmattanmedia.example', 'Harmattan Media', 'Nigeria', '+234 809 555 0171', 'primary', '12'],
  ['Jakub Dvořák', 'jakubd', 'dvorak@vltavainstruments.example', 'Vltava Instruments', 'Czechia', '+420 605 555 019', 'success', '13'],
  ['Priya Raghunathan', 'priyar', 'priya@monsoonhealth.example', 'Monsoon Health', 'India', '+91 98400 55136', 'danger', '14'],
  ['Lars-Erik Söderström', 'larserik', 'lars-erik@bjorkudden.example', 'Björkudden Timber', 'Sweden', '+46 70 174 06 05', 'info', ''],
  ['Inés Echeverría Goñi', 'inesecheverria', 'ines@sieteolivos.example', 'Siete Olivos', 'Spain', '+34 655 550 124', 'success', '15'],
  ['Tariq Al-Mansoori', 'tariqm', 'tariq@falajwater.example', 'Falaj Water', 'United Arab Emirates', '+971 50 555 0183', 'primary', '16'],
  ['Mei-Ling Hsu', 'meiling', 'meiling@jaderidge.example', 'Jade Ridge Tea', 'Taiwan', '+886 912 555 016', 'warning', ''],
  ['Nguyễn Thị Minh Anh', 'minhanh', 'minhanh@lotuspond.example', 'Lotus Pond Crafts', 'Vietnam', '+84 91 555 01 39', 'danger', '17'],
  ['Hans-Jürgen Oberhuber', 'hjo', 'h.oberhuber@alpenrand.example', 'Alpenrand Optik', 'Austria', '+43 660 555 0120', 'secondary', ''],
  ['Aroha Ngata', 'aroha', 'aroha@kowhaioutdoors.example', 'Kōwhai Outdoors', 'New Zealand', '+64 21 555 0148', 'success', '18'],
  ['Dmytro Shevchenko', 'dmytros', 'dmytro@dnipro-gears.example', 'Dnipro Gears', 'Ukraine', '+380 50 555 01 66', 'info', '19'],
  ['Wanjiru Kamau', 'wanjiru', 'wanjiru@savannaledger.example', 'Savanna Ledger', 'Kenya', '+254 722 555 014', 'primary', '20'],
  ['Rasmus Thygesen', 'rthygesen', 'rasmus@klittenwind.example', 'Klitten Wind', 'Denmark', '+45 20 55 01 75', 'warning', ''],
  ['ليلى حدّاد', 'layla.h', 'layla.haddad@cedarrow.example', 'Cedar Row Publishing', 'Lebanon', '+961 3 555 019', 'danger', '21'],
  ['Jonas Petrauskas', 'jonasp', 'jonas@gintarasprint.example', 'Gintaras Print', 'Lithuania', '+370 612 55 013', 'info', ''],
  ['Sofía Márquez Villanueva', 'sofimv', 'sofia@obsidiana.example', 'Obsidiana Labs', 'Mexico', '+52 55 5550 0187', 'secondary', '22'],
  ['Kofi Boateng', 'kofib', 'kofi.boateng@voltacold.example', 'Volta Cold Chain', 'Ghana', '+233 20 555 0151', 'success', '23'],
  ['Annelies van der Heijden', 'annelies', 'annelies@polderlicht.example', 'Polderlicht', 'Netherlands', '+31 6 5550 0129', 'primary', ''],
  ['Rajesh Chowdhury', 'rajeshc', 'rajesh@padmasteel.example', 'Padma Steelworks', 'Bangladesh', '+880 1711 555014', 'warning', ''],
  ['Giulia Bernasconi', 'giuliab', 'giulia@lagoalto.example', 'Lago Alto Design', 'Italy', '+39 320 555 0141', 'info', '24'],
  ['Maximiliano Augusto Fernández-Etchegaray de la Vega', 'maximiliano.fernandez', 'maximiliano.fernandez-etchegaray@pampaverde.example', 'Cooperativa Agropecuaria Pampa Verde', 'Argentina', '+54 9 11 5550-0162', 'danger', ''],
  ['Hye-jin Park', 'hyejin', 'hyejin@hanoklights.example', 'Hanok Lights', 'South Korea', '+82 10 5550 0153', 'success', '25'],
  ['Thabo Nkosi', 'thabon', 'thabo@highveldmotors.example', 'Highveld Motors', 'South Africa', '+27 82 555 0168', 'secondary', '26'],
  ['Ísbjörg Þórsdóttir', 'isbjorg', 'isbjorg@hverir.example', 'Hverir Geothermal', 'Iceland', '+354 855 0134', 'info', ''],
  ['Andrei Popescu', 'andreip', 'andrei@carpathiantrails.example', 'Carpathian Trails', 'Romania', '+40 721 555 017', 'primary', '27'],
  ['Naledi Mokoena', 'naledi', 'naledi@protealegal.example', 'Protea Legal', 'South Africa', '+27 73 555 0192', 'warning', ''],
  ['Émilie Tremblay', 'emiliet', 'emilie@erablefils.example', 'Érable & Fils', 'Canada', '+1 418 555 0176', 'danger', '28'],
  ['Samir Benali', 'samirb', 'samir@kasbahcourier.example', 'Kasbah Courier', 'Morocco', '+212 661 55 50 15', 'success', ''],
  ['Tavita Falaniko', 'tavita', 'tavita@moanafreight.example', 'Moana Freight', 'Samoa', '+685 75 55013', 'info', ''],
  ['Grace Whitfield', 'gracew', 'grace@prairiepost.example', 'Prairie Post', 'United States', '+1 402 555 0119', 'primary', '29'],
  ['Marko Jovanović', 'markoj', 'marko@savabridge.example', 'Sava Bridge Works', 'Serbia', '+381 63 555 014', 'secondary', ''],
  ['Eleni Papadopoulou', 'elenip', 'eleni@aegeanloom.example', 'Aegean Loom', 'Greece', '+30 694 555 0167', 'warning', ''],
  ['Ibrahim Sesay', 'isesay', 'ibrahim@freetownfabrics.example', 'Freetown Fabrics', 'Sierra Leone', '+232 76 555 018', 'success', '30'],
  ['Yael Ben-David', 'yaelbd', 'yael@desertdrip.example', 'Desert Drip', 'Israel', '+972 52 555 0133', 'danger', ''],
  ['Diego Quispe Mamani', 'diegoq', 'diego@altiplanowool.example', 'Altiplano Wool', 'Peru', '+51 987 555 016', 'info', ''],
  ['Ottilie Käsermann', 'ottilie', 'o.kaesermann@aareuhrwerk.example', 'Aare Uhrwerk', 'Switzerland', '+41 79 555 01 84', 'secondary', ''],
]

/** In id order, from 1. The first two have the demo accounts. */
export const people: readonly Person[] = rows.map(
  ([fullName, username, email, company, country, contact, avatarColor, portrait], index) => ({
    id: index + 1,
    fullName,
    username,
    email,
    company,
    country,
    contact,
    avatar: portrait === '' ? '' : `/images/avatars/${portrait}.svg`,
    avatarColor,
  }),
)

/** Finds a person in the sample data by exact full name. @throws Error for an unknown name */
export function personNamed(fullName: string): Person {
  const person = people.find((candidate) => candidate.fullName === fullName)
  if (!person) throw new Error(`The sample data has no person named ${fullName}.`)
  return person
}

export function addressOf({ country }: Person): string {
  const { street, postalCode, city } = placeIn(country)
  return `${street}, ${postalCode} ${city}`
}
