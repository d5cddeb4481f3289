import { dayFrom, dayTextOf } from '@core/zonedTime'
import { people, personNamed } from '@fake-db/shell/people/people'
import { placeIn } from '@fake-db/shell/people/places'
import type { TableRow } from '@/redux/tables/datatables/schema'

/** Yearly starting salary, in whole currency units. */
const pay = {
  'Managing director': 118_000,
  Owner: 84_000,
  'Operations lead': 76_000,
  'Data analyst': 54_000,
  'Data engineer': 68_000,
  'Software developer': 64_000,
  'Product designer': 58_000,
  Accountant: 49_000,
  'Finance manager': 72_000,
  'Sales manager': 62_000,
  'Account manager': 51_000,
  'Support engineer': 46_000,
  'Purchasing officer': 44_000,
  'Warehouse supervisor': 41_000,
  Editor: 45_000,
  'Quality engineer': 57_000,
  'Office manager': 39_000,
  'Legal counsel': 88_000,
  'Marketing specialist': 47_000,
  Apprentice: 21_000,
} as const

type Facts = readonly [post: keyof typeof pay, age: number, experience: number, status: TableRow['status']]

const facts: readonly Facts[] = [
  ['Managing director', 43, 19, 3],
  ['Owner', 51, 27, 3],
  ['Operations lead', 38, 14, 3],
  ['Software developer', 29, 5, 2],
  ['Marketing specialist', 34, 10, 3],
  ['Purchasing officer', 47, 22, 4],
  ['Product designer', 31, 8, 3],
  ['Operations lead', 44, 21, 3],
  ['Owner', 56, 30, 3],
  ['Sales manager', 39, 15, 3],
  ['Product designer', 26, 2, 1],
  ['Data engineer', 35, 11, 3],
  ['Finance manager', 41, 16, 3],
  ['Owner', 60, 37, 3],
  ['Editor', 33, 9, 5],
  ['Quality engineer', 46, 23, 3],
  ['Operations lead', 40, 17, 3],
  ['Warehouse supervisor', 28, 6, 2],
  ['Marketing specialist', 37, 13, 3],
  ['Managing director', 49, 25, 3],
  ['Sales manager', 32, 8, 3],
  ['Product designer', 30, 7, 3],
  ['Quality engineer', 58, 35, 5],
  ['Owner', 36, 12, 3],
  ['Software developer', 42, 18, 3],
  ['Accountant', 34, 11, 3],
  ['Data analyst', 27, 3, 1],
  ['Editor', 45, 20, 3],
  ['Warehouse supervisor', 50, 28, 3],
  ['Data engineer', 33, 9, 3],
  ['Managing director', 47, 24, 3],
  ['Marketing specialist', 29, 5, 3],
  ['Purchasing officer', 53, 29, 5],
  ['Product designer', 38, 14, 3],
  ['Managing director', 61, 38, 3],
  ['Product designer', 28, 4, 3],
  ['Sales manager', 35, 12, 2],
  ['Quality engineer', 44, 19, 3],
  ['Account manager', 31, 7, 3],
  ['Legal counsel', 39, 13, 1],
  ['Owner', 48, 26, 3],
  ['Warehouse supervisor', 37, 15, 4],
  ['Operations lead', 52, 30, 5],
  ['Account manager', 41, 18, 3],
  ['Finance manager', 46, 22, 3],
  ['Product designer', 33, 8, 2],
  ['Sales manager', 36, 13, 3],
  ['Software developer', 30, 6, 5],
  ['Apprentice', 19, 0, 1],
  ['Quality engineer', 55, 33, 3],
]

type Colleague = readonly [name: string, email: string, of: string, ...Facts]

/** Colleagues at the same companies; one person per line. */
// prettier-ignore
const colleagues: readonly Colleague[] = [
  ['Efua Quartey', 'efua.quartey@baobab.example', 'Amara Mensah', 'Account manager', 36, 12, 3],
  ['Yaw Darko', 'yaw.darko@baobab.example', 'Amara Mensah', 'Sales manager', 41, 17, 3],
  ['Solange Perrin', 'solange@atelier-roux.example', 'Clément Roux', 'Office manager', 48, 24, 3],
  ['Chidi Nwachukwu', 'chidi.nwachukwu@northwind.example', 'Adaeze Okonkwo', 'Warehouse supervisor', 45, 20, 3],
  ['Ingrid Haugland', 'ingrid@fjordlab.example', 'Bjørn Lindqvist', 'Data engineer', 34, 10, 3],
  ['Juan Pablo Zuluaga', 'juanpablo@solpunto.example', 'Catalina Reyes', 'Support engineer', 27, 4, 2],
  ['Meenakshi Iyer', 'meenakshi@kaveri.example', 'Devika Subramanian', 'Quality engineer', 52, 28, 3],
  ['Sōta Fujimori', 'sota@komorebi.example', 'Haruka Nishimura', 'Software developer', 26, 3, 3],
  ['Agnieszka Zawadzka', 'a.zawadzka@ambercoast.example', 'Łukasz Wiśniewski', 'Accountant', 39, 15, 3],
  ['Cillian Ó Murchú', 'cillian@claddaghlane.example', 'Siobhán Ní Bhriain', 'Editor', 31, 7, 4],
  ['Beatriz Figueiredo', 'beatriz@iperoxo.example', 'Mateus Oliveira', 'Purchasing officer', 43, 19, 3],
  ['Emre Karaca', 'emre@mavikus.example', 'Zeynep Yıldırım', 'Warehouse supervisor', 33, 11, 3],
  ['林雅婷', 'lin.yating@lanternbay.example', '陈思远', 'Quality engineer', 29, 5, 3],
  ['Ousmane Ndiaye', 'ousmane@terangasolar.example', 'Fatoumata Diallo', 'Support engineer', 25, 2, 2],
  ['Carys Bevan', 'carys@slateandheather.example', 'Owen Pritchard', 'Marketing specialist', 37, 12, 3],
  ['Tobenna Okafor', 'tobenna@harmattanmedia.example', 'Ngozi Eze-Williams', 'Editor', 30, 6, 3],
  ['Tereza Horáková', 'horakova@vltavainstruments.example', 'Jakub Dvořák', 'Product designer', 35, 11, 3],
  ['Arjun Venkatesan', 'arjun@monsoonhealth.example', 'Priya Raghunathan', 'Data analyst', 24, 1, 2],
  ['Gunilla Ekelund', 'gunilla@bjorkudden.example', 'Lars-Erik Söderström', 'Finance manager', 59, 34, 3],
  ['Mikel Aramburu', 'mikel@sieteolivos.example', 'Inés Echeverría Goñi', 'Sales manager', 44, 20, 5],
  ['Mariam Al-Suwaidi', 'mariam@falajwater.example', 'Tariq Al-Mansoori', 'Data engineer', 32, 9, 3],
  ['Chao-Hsiang Wu', 'chaohsiang@jaderidge.example', 'Mei-Ling Hsu', 'Warehouse supervisor', 57, 33, 3],
  ['Trần Quốc Bảo', 'quocbao@lotuspond.example', 'Nguyễn Thị Minh Anh', 'Apprentice', 20, 1, 3],
  ['Waltraud Steinlechner', 'w.steinlechner@alpenrand.example', 'Hans-Jürgen Oberhuber', 'Accountant', 62, 40, 3],
  ['Wiremu Parata', 'wiremu@kowhaioutdoors.example', 'Aroha Ngata', 'Software developer', 28, 5, 3],
  ['Oksana Hrytsenko', 'oksana@dnipro-gears.example', 'Dmytro Shevchenko', 'Purchasing officer', 40, 17, 4],
  ['Brian Otieno', 'brian@savannaledger.example', 'Wanjiru Kamau', 'Software developer', 31, 8, 3],
  ['Signe Bak Mortensen', 'signe@klittenwind.example', 'Rasmus Thygesen', 'Legal counsel', 47, 21, 3],
  ['كريم شاهين', 'karim.chahine@cedarrow.example', 'ليلى حدّاد', 'Editor', 29, 6, 2],
  ['Rūta Kazlauskaitė', 'ruta@gintarasprint.example', 'Jonas Petrauskas', 'Office manager', 42, 18, 3],
  ['Emiliano Treviño Garza', 'emiliano@obsidiana.example', 'Sofía Márquez Villanueva', 'Support engineer', 27, 3, 3],
  ['Abena Owusu-Ansah', 'abena@voltacold.example', 'Kofi Boateng', 'Operations lead', 38, 15, 3],
  ['Daan Hoekstra', 'daan@polderlicht.example', 'Annelies van der Heijden', 'Product designer', 23, 1, 1],
  ['Nusrat Jahan', 'nusrat@padmasteel.example', 'Rajesh Chowdhury', 'Quality engineer', 36, 12, 3],
  ['Matteo Rossetti', 'matteo@lagoalto.example', 'Giulia Bernasconi', 'Marketing specialist', 34, 9, 3],
  ['Rocío Belén Altamirano', 'rocio@pampaverde.example', 'Maximiliano Augusto Fernández-Etchegaray de la Vega', 'Accountant', 45, 22, 3],
  ['Dong-hyun Seo', 'donghyun@hanoklights.example', 'Hye-jin Park', 'Sales manager', 37, 13, 5],
  ['Lerato Dlamini', 'lerato@highveldmotors.example', 'Thabo Nkosi', 'Account manager', 30, 7, 3],
  ['Hallgrímur Sveinsson', 'hallgrimur@hverir.example', 'Ísbjörg Þórsdóttir', 'Data engineer', 51, 27, 3],
  ['Ioana Dragomir', 'ioana@carpathiantrails.example', 'Andrei Popescu', 'Support engineer', 26, 3, 3],
  ['Pieter Joubert', 'pieter@protealegal.example', 'Naledi Mokoena', 'Legal counsel', 54, 29, 3],
  ['Étienne Gagnon', 'etienne@erablefils.example', 'Émilie Tremblay', 'Warehouse supervisor', 49, 26, 3],
  ['Hajar El Idrissi', 'hajar@kasbahcourier.example', 'Samir Benali', 'Operations lead', 33, 10, 3],
  ['Salote Tuilagi', 'salote@moanafreight.example', 'Tavita Falaniko', 'Office manager', 39, 16, 3],
  ['Darnell Hutchins', 'darnell@prairiepost.example', 'Grace Whitfield', 'Marketing specialist', 42, 19, 3],
  ['Milica Petrović', 'milica@savabridge.example', 'Marko Jovanović', 'Data analyst', 28, 4, 2],
  ['Stavros Kalogeropoulos', 'stavros@aegeanloom.example', 'Eleni Papadopoulou', 'Purchasing officer', 63, 41, 5],
  ['Kadiatu Kamara', 'kadiatu@freetownfabrics.example', 'Ibrahim Sesay', 'Sales manager', 35, 11, 3],
  ['Noam Peretz', 'noam@desertdrip.example', 'Yael Ben-David', 'Software developer', 32, 8, 1],
  ['Urs Zbinden', 'u.zbinden@aareuhrwerk.example', 'Ottilie Käsermann', 'Apprentice', 18, 0, 2],
]

/** Days since the start date. Negative for applicants. Others fit their status and years of experience. */
function daysInPost(index: number, experience: number, status: TableRow['status']): number {
  const draw = (index * 137) % 997
  if (status === 1) return -(7 + (draw % 50))
  if (status === 2) return 6 + (draw % 80)
  return 100 + (draw % Math.max(1, experience)) * 365 + (draw % 240)
}

export function seedRows(now: Date): TableRow[] {
  const known = people.flatMap((person, index) => {
    const row = facts[index]
    return row ? [{ person, name: person.fullName, email: person.email, avatar: person.avatar, row }] : []
  })
  const others = colleagues.map(([name, email, of, ...row]) => ({
    person: personNamed(of),
    name,
    email,
    avatar: '',
    row,
  }))
  return [...known, ...others].map(({ person, name, email, avatar, row }, index): TableRow => {
    const [post, age, experience, status] = row
    return {
      responsive_id: '',
      id: index + 1,
      avatar,
      full_name: name,
      post,
      email,
      city: placeIn(person.country).city,
      start_date: dayTextOf(dayFrom(now, -daysInPost(index + 1, experience, status))),
      salary: pay[post] + experience * 850 + ((index * 53) % 19) * 35,
      age,
      experience,
      status,
    }
  })
}
