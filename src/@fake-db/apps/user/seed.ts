import type { User } from '@/redux/apps/user/schema'

type Person = [fullName: string, username: string, email: string, company: string, country: string]
type Account = [
  contact: string,
  role: User['role'],
  plan: User['currentPlan'],
  billing: User['billing'],
  status: User['status'],
  colour: User['avatarColor'],
  portrait: string,
]

const CARD = 'Manual - Credit Card'
const PAYPAL = 'Manual - Paypal'
const CASH = 'Manual - Cash'
const DEBIT = 'Auto Debit'

/** In the order of their ids, from 1. The first two are the demo accounts. */
const rows = [
  [
    ['Amara Mensah', 'admin', 'admin@demo.com', 'Baobab Analytics', 'Ghana'],
    ['+233 24 555 0117', 'admin', 'enterprise', DEBIT, 'active', 'primary', '01'],
  ],
  [
    ['Clément Roux', 'client', 'client@demo.com', 'Atelier Roux', 'France'],
    ['+33 6 39 98 41 20', 'subscriber', 'team', CARD, 'active', 'info', '02'],
  ],
  [
    ['Adaeze Okonkwo', 'adaeze', 'adaeze.okonkwo@northwind.example', 'Northwind Freight', 'Nigeria'],
    ['+234 803 555 0142', 'editor', 'enterprise', DEBIT, 'active', 'success', '03'],
  ],
  [
    ['Bjørn Lindqvist', 'bjornl', 'bjorn@fjordlab.example', 'Fjordlab', 'Norway'],
    ['+47 405 55 018', 'maintainer', 'team', PAYPAL, 'pending', 'warning', ''],
  ],
  [
    ['Catalina Reyes', 'catareyes', 'catalina@solpunto.example', 'Solpunto', 'Colombia'],
    ['+57 310 555 0163', 'admin', 'company', CARD, 'active', 'info', '04'],
  ],
  [
    ['Devika Subramanian', 'devika.s', 'devika@kaveri.example', 'Kaveri Textiles', 'India'],
    ['+91 98765 50109', 'author', 'basic', CASH, 'inactive', 'danger', '05'],
  ],
  [
    ['Haruka Nishimura', 'harukan', 'haruka@komorebi.example', 'Komorebi Studio', 'Japan'],
    ['+81 90 5550 0174', 'editor', 'company', DEBIT, 'active', 'secondary', '06'],
  ],
  [
    ['Łukasz Wiśniewski', 'lukasz', 'l.wisniewski@ambercoast.example', 'Amber Coast Logistics', 'Poland'],
    ['+48 600 555 031', 'maintainer', 'enterprise', DEBIT, 'active', 'warning', '07'],
  ],
  [
    ['Siobhán Ní Bhriain', 'siobhan', 'siobhan@claddaghlane.example', 'Claddagh Lane Books', 'Ireland'],
    ['+353 85 555 0126', 'author', 'team', CARD, 'active', 'success', ''],
  ],
  [
    ['Mateus Oliveira', 'mateuso', 'mateus@iperoxo.example', 'Ipê Roxo Alimentos', 'Brazil'],
    ['+55 11 95550-0138', 'subscriber', 'company', PAYPAL, 'active', 'primary', '08'],
  ],
  [
    ['Zeynep Yıldırım', 'zeynepy', 'zeynep@mavikus.example', 'Mavi Kuş Seramik', 'Türkiye'],
    ['+90 532 555 01 95', 'editor', 'basic', CARD, 'pending', 'danger', '09'],
  ],
  [
    ['陈思远', 'chensiyuan', 'chen.siyuan@lanternbay.example', 'Lantern Bay Robotics', 'Singapore'],
    ['+65 8555 0147', 'admin', 'enterprise', DEBIT, 'active', 'info', '10'],
  ],
  [
    ['Fatoumata Diallo', 'fatou', 'fatou.diallo@terangasolar.example', 'Teranga Solaire', 'Senegal'],
    ['+221 77 555 01 12', 'subscriber', 'team', CASH, 'active', 'warning', '11'],
  ],
  [
    ['Owen Pritchard', 'owenp', 'owen@slateandheather.example', 'Slate & Heather', 'United Kingdom'],
    ['+44 7700 900158', 'author', 'basic', CARD, 'active', 'secondary', ''],
  ],
  [
    ['Ngozi Eze-Williams', 'ngozi.ew', 'ngozi@harmattanmedia.example', 'Harmattan Media', 'Nigeria'],
    ['+234 809 555 0171', 'author', 'company', PAYPAL, 'inactive', 'primary', '12'],
  ],
  [
    ['Jakub Dvořák', 'jakubd', 'dvorak@vltavainstruments.example', 'Vltava Instruments', 'Czechia'],
    ['+420 605 555 019', 'maintainer', 'team', DEBIT, 'active', 'success', '13'],
  ],
  [
    ['Priya Raghunathan', 'priyar', 'priya@monsoonhealth.example', 'Monsoon Health', 'India'],
    ['+91 98400 55136', 'admin', 'enterprise', CARD, 'active', 'danger', '14'],
  ],
  [
    ['Lars-Erik Söderström', 'larserik', 'lars-erik@bjorkudden.example', 'Björkudden Timber', 'Sweden'],
    ['+46 70 174 06 05', 'subscriber', 'basic', CASH, 'pending', 'info', ''],
  ],
  [
    ['Inés Echeverría Goñi', 'inesecheverria', 'ines@sieteolivos.example', 'Siete Olivos', 'Spain'],
    ['+34 655 550 124', 'editor', 'team', PAYPAL, 'active', 'success', '15'],
  ],
  [
    ['Tariq Al-Mansoori', 'tariqm', 'tariq@falajwater.example', 'Falaj Water', 'United Arab Emirates'],
    ['+971 50 555 0183', 'maintainer', 'enterprise', DEBIT, 'active', 'primary', '16'],
  ],
  [
    ['Mei-Ling Hsu', 'meiling', 'meiling@jaderidge.example', 'Jade Ridge Tea', 'Taiwan'],
    ['+886 912 555 016', 'subscriber', 'company', CARD, 'active', 'warning', ''],
  ],
  [
    ['Nguyễn Thị Minh Anh', 'minhanh', 'minhanh@lotuspond.example', 'Lotus Pond Crafts', 'Vietnam'],
    ['+84 91 555 01 39', 'author', 'team', PAYPAL, 'active', 'danger', '17'],
  ],
  [
    ['Hans-Jürgen Oberhuber', 'hjo', 'h.oberhuber@alpenrand.example', 'Alpenrand Optik', 'Austria'],
    ['+43 660 555 0120', 'subscriber', 'basic', CASH, 'inactive', 'secondary', ''],
  ],
  [
    ['Aroha Ngata', 'aroha', 'aroha@kowhaioutdoors.example', 'Kōwhai Outdoors', 'New Zealand'],
    ['+64 21 555 0148', 'editor', 'company', DEBIT, 'active', 'success', '18'],
  ],
  [
    ['Dmytro Shevchenko', 'dmytros', 'dmytro@dnipro-gears.example', 'Dnipro Gears', 'Ukraine'],
    ['+380 50 555 01 66', 'maintainer', 'team', PAYPAL, 'active', 'info', '19'],
  ],
  [
    ['Wanjiru Kamau', 'wanjiru', 'wanjiru@savannaledger.example', 'Savanna Ledger', 'Kenya'],
    ['+254 722 555 014', 'admin', 'company', DEBIT, 'active', 'primary', '20'],
  ],
  [
    ['Rasmus Thygesen', 'rthygesen', 'rasmus@klittenwind.example', 'Klitten Wind', 'Denmark'],
    ['+45 20 55 01 75', 'subscriber', 'team', CARD, 'pending', 'warning', ''],
  ],
  [
    ['ليلى حدّاد', 'layla.h', 'layla.haddad@cedarrow.example', 'Cedar Row Publishing', 'Lebanon'],
    ['+961 3 555 019', 'author', 'enterprise', PAYPAL, 'active', 'danger', '21'],
  ],
  [
    ['Jonas Petrauskas', 'jonasp', 'jonas@gintarasprint.example', 'Gintaras Print', 'Lithuania'],
    ['+370 612 55 013', 'subscriber', 'basic', CASH, 'active', 'info', ''],
  ],
  [
    ['Sofía Márquez Villanueva', 'sofimv', 'sofia@obsidiana.example', 'Obsidiana Labs', 'Mexico'],
    ['+52 55 5550 0187', 'editor', 'enterprise', DEBIT, 'active', 'secondary', '22'],
  ],
  [
    ['Kofi Boateng', 'kofib', 'kofi.boateng@voltacold.example', 'Volta Cold Chain', 'Ghana'],
    ['+233 20 555 0151', 'maintainer', 'company', CARD, 'active', 'success', '23'],
  ],
  [
    ['Annelies van der Heijden', 'annelies', 'annelies@polderlicht.example', 'Polderlicht', 'Netherlands'],
    ['+31 6 5550 0129', 'author', 'team', DEBIT, 'active', 'primary', ''],
  ],
  [
    ['Rajesh Chowdhury', 'rajeshc', 'rajesh@padmasteel.example', 'Padma Steelworks', 'Bangladesh'],
    ['+880 1711 555014', 'subscriber', 'company', CASH, 'inactive', 'warning', ''],
  ],
  [
    ['Giulia Bernasconi', 'giuliab', 'giulia@lagoalto.example', 'Lago Alto Design', 'Italy'],
    ['+39 320 555 0141', 'author', 'basic', PAYPAL, 'active', 'info', '24'],
  ],
  [
    [
      'Maximiliano Augusto Fernández-Etchegaray de la Vega',
      'maximiliano.fernandez',
      'maximiliano.fernandez-etchegaray@pampaverde.example',
      'Cooperativa Agropecuaria Pampa Verde',
      'Argentina',
    ],
    ['+54 9 11 5550-0162', 'subscriber', 'enterprise', CARD, 'active', 'danger', ''],
  ],
  [
    ['Hye-jin Park', 'hyejin', 'hyejin@hanoklights.example', 'Hanok Lights', 'South Korea'],
    ['+82 10 5550 0153', 'editor', 'team', CARD, 'active', 'success', '25'],
  ],
  [
    ['Thabo Nkosi', 'thabon', 'thabo@highveldmotors.example', 'Highveld Motors', 'South Africa'],
    ['+27 82 555 0168', 'maintainer', 'basic', CASH, 'pending', 'secondary', '26'],
  ],
  [
    ['Ísbjörg Þórsdóttir', 'isbjorg', 'isbjorg@hverir.example', 'Hverir Geothermal', 'Iceland'],
    ['+354 855 0134', 'admin', 'team', DEBIT, 'active', 'info', ''],
  ],
  [
    ['Andrei Popescu', 'andreip', 'andrei@carpathiantrails.example', 'Carpathian Trails', 'Romania'],
    ['+40 721 555 017', 'subscriber', 'team', PAYPAL, 'active', 'primary', '27'],
  ],
  [
    ['Naledi Mokoena', 'naledi', 'naledi@protealegal.example', 'Protea Legal', 'South Africa'],
    ['+27 73 555 0192', 'editor', 'company', CARD, 'pending', 'warning', ''],
  ],
  [
    ['Émilie Tremblay', 'emiliet', 'emilie@erablefils.example', 'Érable & Fils', 'Canada'],
    ['+1 418 555 0176', 'author', 'company', DEBIT, 'active', 'danger', '28'],
  ],
  [
    ['Samir Benali', 'samirb', 'samir@kasbahcourier.example', 'Kasbah Courier', 'Morocco'],
    ['+212 661 55 50 15', 'subscriber', 'basic', CASH, 'active', 'success', ''],
  ],
  [
    ['Tavita Falaniko', 'tavita', 'tavita@moanafreight.example', 'Moana Freight', 'Samoa'],
    ['+685 75 55013', 'maintainer', 'company', PAYPAL, 'inactive', 'info', ''],
  ],
  [
    ['Grace Whitfield', 'gracew', 'grace@prairiepost.example', 'Prairie Post', 'United States'],
    ['+1 402 555 0119', 'author', 'enterprise', CARD, 'active', 'primary', '29'],
  ],
  [
    ['Marko Jovanović', 'markoj', 'marko@savabridge.example', 'Sava Bridge Works', 'Serbia'],
    ['+381 63 555 014', 'subscriber', 'team', CARD, 'active', 'secondary', ''],
  ],
  [
    ['Eleni Papadopoulou', 'elenip', 'eleni@aegeanloom.example', 'Aegean Loom', 'Greece'],
    ['+30 694 555 0167', 'editor', 'basic', PAYPAL, 'pending', 'warning', ''],
  ],
  [
    ['Ibrahim Sesay', 'isesay', 'ibrahim@freetownfabrics.example', 'Freetown Fabrics', 'Sierra Leone'],
    ['+232 76 555 018', 'subscriber', 'company', CASH, 'active', 'success', '30'],
  ],
  [
    ['Yael Ben-David', 'yaelbd', 'yael@desertdrip.example', 'Desert Drip', 'Israel'],
    ['+972 52 555 0133', 'admin', 'team', DEBIT, 'inactive', 'danger', ''],
  ],
  [
    ['Diego Quispe Mamani', 'diegoq', 'diego@altiplanowool.example', 'Altiplano Wool', 'Peru'],
    ['+51 987 555 016', 'maintainer', 'basic', PAYPAL, 'pending', 'info', ''],
  ],
  [
    ['Ottilie Käsermann', 'ottilie', 'o.kaesermann@aareuhrwerk.example', 'Aare Uhrwerk', 'Switzerland'],
    ['+41 79 555 01 84', 'subscriber', 'enterprise', DEBIT, 'active', 'secondary', ''],
  ],
] satisfies [Person, Account][]

export const seedUsers: readonly User[] = rows.map(([person, account], index) => {
  const [fullName, username, email, company, country] = person
  const [contact, role, currentPlan, billing, status, avatarColor, portrait] = account
  const avatar = portrait === '' ? '' : `/images/avatars/${portrait}.svg`
  return {
    id: index + 1,
    billing,
    fullName,
    company,
    role,
    username,
    country,
    contact,
    email,
    currentPlan,
    status,
    avatar,
    avatarColor,
  }
})
