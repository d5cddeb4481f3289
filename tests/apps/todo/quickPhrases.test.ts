// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { loadTexts } from '@/texts'
import { useQuickWords } from '@/views/apps/todo/hooks/useQuickWords'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'

/** A Wednesday. */
const now = new Date(2026, 10, 18, 10)
const assignees = [
  { fullName: 'Nadia El-Sayed Khan', avatar: '' },
  { fullName: 'Tom Becker', avatar: '' },
]
const projects = [{ id: 'project-7', name: 'New kitchen' }]

async function reader(language: string) {
  const i18n = await startI18n(loadTexts, ['core', 'todo'], language)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nextProvider, { i18n }, children)
  const { result } = renderHook(() => useQuickWords(now), { wrapper })
  return (text: string) => readQuickTask(text, { words: result.current, now, assignees, projects }).task
}

/** Line, title and local due date; a repetition if any. */
type Row = readonly [line: string, title: string, due: string | null, repeat?: string]

const lines: Record<string, readonly Row[]> = {
  en: [
    ['Dentist next monday', 'Dentist', '2026-11-23'],
    ['Review this Friday', 'Review', '2026-11-20'],
    ['Review friday next week', 'Review', '2026-11-27'],
    ['Renew pass in 3 days', 'Renew pass', '2026-11-21'],
    ['Renew pass in two weeks', 'Renew pass', '2026-12-02'],
    ['Renew pass a month from now', 'Renew pass', '2026-12-18'],
    ['Stretch in 2 hours', 'Stretch', '2026-11-18T12:00'],
    ['Dinner tonight', 'Dinner', '2026-11-18T20:00'],
    ['Dinner tonight at 8', 'Dinner', '2026-11-18T20:00'],
    ['Run tomorrow morning', 'Run', '2026-11-19T09:00'],
    ['Run tomorrow at 5', 'Run', '2026-11-19T17:00'],
    ['Run tomorrow at 5 with Bob', 'Run with Bob', '2026-11-19T17:00'],
    ['Run at 6:45 pm tomorrow', 'Run', '2026-11-19T18:45'],
    ['Run tomorrow 5 a.m.', 'Run', '2026-11-19T05:00'],
    ['Lunch at noon', 'Lunch', '2026-11-18T12:00'],
    ['Rent on the 15th', 'Rent', '2026-12-15'],
    ['Rent by the end of month', 'Rent', '2026-11-30'],
    ['Rent end of the month', 'Rent', '2026-11-30'],
    ['Plan next month', 'Plan', '2026-12-01'],
    ['Hike this weekend', 'Hike', '2026-11-21'],
    ['Move on December 1st, 2027', 'Move', '2027-12-01'],
    ['Move 2nd of December', 'Move', '2026-12-02'],
    ['Move 12/24', 'Move', '2026-12-24'],
    ['Tomorrow: water plants', 'water plants', '2026-11-19'],
    ['Water plants, tomorrow.', 'Water plants', '2026-11-19'],
    ['Standup weekdays 9:15', 'Standup', '2026-11-19T09:15', 'weekdays'],
    ['Standup every weekday at 9:15', 'Standup', '2026-11-19T09:15', 'weekdays'],
    ['Yoga on Tuesdays', 'Yoga', '2026-11-24', 'weekly'],
    ['Workshop tomorrow 2-4pm', 'Workshop', '2026-11-19T14:00'],
    ['Workshop tomorrow from 14:00 to 16:00', 'Workshop', '2026-11-19T14:00'],
    ['The last step to Friday', 'The last step to Friday', null],
    ['Ship version 2.5', 'Ship version 2.5', null],
    ['Buy 5 apples', 'Buy 5 apples', null],
    ['Meet at 5 Main Street', 'Meet at 5 Main Street', null],
    ['Read pages 14-16', 'Read pages 14-16', null],
    ['Add 1/2 cup of oil', 'Add 1/2 cup of oil', null],
    ['Support is 24/7', 'Support is 24/7', null],
    ['Buy sun cream', 'Buy sun cream', null],
    ['Answer Monday’s questions', 'Answer Monday’s questions', null],
    ['Watch “Next Friday” tonight', 'Watch “Next Friday”', '2026-11-18T20:00'],
    ['Watch "Next  Friday" tomorrow', 'Watch Next  Friday', '2026-11-19'],
    ['Check https://a.example/tomorrow/5pm', 'Check https://a.example/tomorrow/5pm', null],
    ['Retro every other week', 'Retro', '2026-11-18', 'biweekly'],
    ['Retro every 2 weeks on Friday', 'Retro', '2026-11-20', 'biweekly'],
    ['Retro every second Tuesday at 15:00', 'Retro', '2026-11-24T15:00', 'biweekly'],
    ['Wash the car every fortnight', 'Wash the car', '2026-11-18', 'biweekly'],
    ['Retro on Fridays every two weeks', 'Retro', '2026-11-20', 'biweekly'],
    ['Check the pump every 3 weeks', 'Check the pump every 3 weeks', null],
    ['Call Bob on Friday afternoon', 'Call Bob', '2026-11-20T15:00'],
    ['Call Bob tomorrow night', 'Call Bob', '2026-11-19T20:00'],
    ['Call Bob in the morning', 'Call Bob', '2026-11-19T09:00'],
    ['Call Bob first thing tomorrow', 'Call Bob', '2026-11-19T09:00'],
    ['Call Bob at half past six', 'Call Bob', '2026-11-18T18:30'],
    ['Call Bob tomorrow at quarter to ten', 'Call Bob', '2026-11-19T09:45'],
    ['Call Bob in half an hour', 'Call Bob', '2026-11-18T10:30'],
    ['Call Bob by EOD Thursday', 'Call Bob', '2026-11-19'],
    ['Call Bob at the end of next week', 'Call Bob', '2026-11-28'],
    ['Call Bob next weekend', 'Call Bob', '2026-11-28'],
    ['Stretch every evening at 9', 'Stretch', '2026-11-18T21:00', 'daily'],
    ['Stretch Friday mornings', 'Stretch', '2026-11-20T09:00', 'weekly'],
    ['Rent every 5th', 'Rent', '2026-12-05', 'monthly'],
    ['Stretch every Monday and Thursday', 'Stretch every Monday and Thursday', null],
    ['Plan movie night', 'Plan movie night', null],
    ['Say good morning to Ada', 'Say good morning to Ada', null],
  ],
  de: [
    ['Zahnarzt nächsten Montag', 'Zahnarzt', '2026-11-23'],
    ['Bericht am kommenden Freitag', 'Bericht', '2026-11-20'],
    ['Bericht nächste Woche Freitag', 'Bericht', '2026-11-27'],
    ['Pass in 3 Tagen', 'Pass', '2026-11-21'],
    ['Pass in zwei Wochen', 'Pass', '2026-12-02'],
    ['Essen heute Abend', 'Essen', '2026-11-18T20:00'],
    ['Laufen morgen früh', 'Laufen', '2026-11-19T09:00'],
    ['Laufen morgen um 5', 'Laufen', '2026-11-19T05:00'],
    ['Laufen morgen um 17 Uhr', 'Laufen', '2026-11-19T17:00'],
    ['Laufen morgen 17.30 Uhr mit Eva', 'Laufen mit Eva', '2026-11-19T17:30'],
    ['Laufen um 8 Uhr morgens', 'Laufen', '2026-11-19T08:00'],
    ['Miete am 15.', 'Miete', '2026-12-15'],
    ['Miete bis Ende des Monats', 'Miete', '2026-11-30'],
    ['Miete bis zum Monatsende', 'Miete', '2026-11-30'],
    ['Umzug am 1. Dezember 2027', 'Umzug', '2027-12-01'],
    ['Umzug am 24.12.', 'Umzug', '2026-12-24'],
    ['Umzug am 24.12.2027', 'Umzug', '2027-12-24'],
    ['Standup werktags um 9:15', 'Standup', '2026-11-19T09:15', 'weekdays'],
    ['Yoga dienstags', 'Yoga', '2026-11-24', 'weekly'],
    ['Kurs morgen 14–16 Uhr', 'Kurs', '2026-11-19T14:00'],
    ['Kurs morgen von 14 bis 16 Uhr', 'Kurs', '2026-11-19T14:00'],
    ['Version 2.5 ausliefern', 'Version 2.5 ausliefern', null],
    ['5 Äpfel kaufen', '5 Äpfel kaufen', null],
    ['Mach es so', 'Mach es so', null],
    ['„Morgen kommt Eva“ lesen am Freitag', '„Morgen kommt Eva“ lesen', '2026-11-20'],
    ['Fenster putzen alle zwei Wochen', 'Fenster putzen', '2026-11-18', 'biweekly'],
    ['Fenster putzen jede zweite Woche am Samstag', 'Fenster putzen', '2026-11-21', 'biweekly'],
    ['Retro jeden zweiten Donnerstag um 14 Uhr', 'Retro', '2026-11-19T14:00', 'biweekly'],
    ['Retro alle 14 Tage', 'Retro', '2026-11-18', 'biweekly'],
    ['Retro alle 2 Wochen freitags', 'Retro', '2026-11-20', 'biweekly'],
    ['Essen halb acht', 'Essen', '2026-11-19T07:30'],
    ['Essen am Samstagabend um halb sieben', 'Essen', '2026-11-21T18:30'],
    ['Essen Donnerstagmittag', 'Essen', '2026-11-19T12:00'],
    ['Essen Freitag Nachmittag', 'Essen', '2026-11-20T15:00'],
    ['Essen um Viertel nach elf', 'Essen', '2026-11-18T11:15'],
    ['Essen dreiviertel zwölf', 'Essen', '2026-11-18T11:45'],
    ['Essen um sieben Uhr abends', 'Essen', '2026-11-18T19:00'],
    ['Essen am Nachmittag', 'Essen', '2026-11-18T15:00'],
    ['Essen in einer halben Stunde', 'Essen', '2026-11-18T10:30'],
    ['Essen Anfang nächster Woche', 'Essen', '2026-11-23'],
    ['Yoga jeden Dienstagmorgen', 'Yoga', '2026-11-24T09:00', 'weekly'],
    ['Yoga jeden Abend', 'Yoga', '2026-11-18T20:00', 'daily'],
    ['Yoga montags und freitags', 'Yoga montags und freitags', null],
    ['Miete jeden 3. des Monats', 'Miete', '2026-12-03', 'monthly'],
    ['Guten Morgen sagen', 'Guten Morgen sagen', null],
  ],
  fr: [
    ['Dentiste lundi prochain', 'Dentiste', '2026-11-23'],
    ['Bilan ce vendredi', 'Bilan', '2026-11-20'],
    ['Passeport dans 3 jours', 'Passeport', '2026-11-21'],
    ['Passeport dans deux semaines', 'Passeport', '2026-12-02'],
    ['Dîner ce soir', 'Dîner', '2026-11-18T20:00'],
    ['Courir demain matin', 'Courir', '2026-11-19T09:00'],
    ['Courir demain à 14h', 'Courir', '2026-11-19T14:00'],
    ['Courir demain 14h30 avec Léa', 'Courir avec Léa', '2026-11-19T14:30'],
    ['Courir demain à 5 heures du soir', 'Courir', '2026-11-19T17:00'],
    ['Déjeuner à midi', 'Déjeuner', '2026-11-18T12:00'],
    ['Loyer le 15', 'Loyer', '2026-12-15'],
    ['Loyer avant la fin du mois', 'Loyer', '2026-11-30'],
    ['Déménager le 1er décembre', 'Déménager', '2026-12-01'],
    ['Déménager le 2 décembre 2027', 'Déménager', '2027-12-02'],
    ['Déménager le 24/12', 'Déménager', '2026-12-24'],
    ['Point tous les jours ouvrables à 9h15', 'Point', '2026-11-19T09:15', 'weekdays'],
    ['Point en semaine', 'Point', '2026-11-18', 'weekdays'],
    ['Yoga tous les mardis', 'Yoga', '2026-11-24', 'weekly'],
    ['Atelier demain de 14h à 16h', 'Atelier', '2026-11-19T14:00'],
    ['Livrer la version 2.5', 'Livrer la version 2.5', null],
    ['Acheter 5 pommes', 'Acheter 5 pommes', null],
    ['Voir la mer', 'Voir la mer', null],
    ['Lire « Demain matin » vendredi', 'Lire « Demain matin »', '2026-11-20'],
    ['Ménage toutes les deux semaines', 'Ménage', '2026-11-18', 'biweekly'],
    ['Ménage tous les quinze jours', 'Ménage', '2026-11-18', 'biweekly'],
    ['Ménage un samedi sur deux', 'Ménage', '2026-11-21', 'biweekly'],
    ['Ménage une semaine sur deux le samedi', 'Ménage', '2026-11-21', 'biweekly'],
    ['Appel demain soir', 'Appel', '2026-11-19T20:00'],
    ['Appel vendredi après-midi', 'Appel', '2026-11-20T15:00'],
    ['Appel dans la matinée', 'Appel', '2026-11-19T09:00'],
    ['Appel à six heures et demie du soir', 'Appel', '2026-11-18T18:30'],
    ['Appel à 11h moins le quart', 'Appel', '2026-11-18T10:45'],
    ['Appel vendredi à 17 h 15', 'Appel', '2026-11-20T17:15'],
    ['Appel dans un quart d’heure', 'Appel', '2026-11-18T10:15'],
    ['Appel jeudi en fin de journée', 'Appel', '2026-11-19T20:00'],
    ['Appel mardi en huit', 'Appel', '2026-12-01'],
    ['Yoga tous les soirs', 'Yoga', '2026-11-18T20:00', 'daily'],
    ['Yoga tous les mardis et jeudis', 'Yoga tous les mardis et jeudis', null],
    ['Loyer le 5 de chaque mois', 'Loyer', '2026-12-05', 'monthly'],
    ['Danser à deux', 'Danser à deux', null],
    ['Voir le matin arriver', 'Voir le matin arriver', null],
  ],
  pt: [
    ['Dentista na próxima segunda-feira', 'Dentista', '2026-11-23'],
    ['Dentista segunda que vem', 'Dentista', '2026-11-23'],
    ['Relatório nesta sexta', 'Relatório', '2026-11-20'],
    ['Passaporte em 3 dias', 'Passaporte', '2026-11-21'],
    ['Passaporte daqui a duas semanas', 'Passaporte', '2026-12-02'],
    ['Jantar hoje à noite', 'Jantar', '2026-11-18T20:00'],
    ['Correr amanhã de manhã', 'Correr', '2026-11-19T09:00'],
    ['Correr amanhã às 14h', 'Correr', '2026-11-19T14:00'],
    ['Correr amanhã às 14h30 com Ana', 'Correr com Ana', '2026-11-19T14:30'],
    ['Correr às 5 da tarde', 'Correr', '2026-11-18T17:00'],
    ['Almoço ao meio-dia', 'Almoço', '2026-11-18T12:00'],
    ['Renda no dia 15', 'Renda', '2026-12-15'],
    ['Renda até ao fim do mês', 'Renda', '2026-11-30'],
    ['Mudança a 1 de dezembro de 2027', 'Mudança', '2027-12-01'],
    ['Mudança 1º de dezembro', 'Mudança', '2026-12-01'],
    ['Mudança em 24/12', 'Mudança', '2026-12-24'],
    ['Ponto nos dias úteis às 9:15', 'Ponto', '2026-11-19T09:15', 'weekdays'],
    ['Ioga todas as terças', 'Ioga', '2026-11-24', 'weekly'],
    ['Oficina amanhã das 14h às 16h', 'Oficina', '2026-11-19T14:00'],
    ['Lançar a versão 2.5', 'Lançar a versão 2.5', null],
    ['Comprar 5 maçãs', 'Comprar 5 maçãs', null],
    ['Segunda via do cartão', 'Segunda via do cartão', null],
    ['Ler “Amanhã” sexta-feira', 'Ler “Amanhã”', '2026-11-20'],
    ['Limpeza a cada duas semanas', 'Limpeza', '2026-11-18', 'biweekly'],
    ['Limpeza semana sim, semana não', 'Limpeza', '2026-11-18', 'biweekly'],
    ['Limpeza de 15 em 15 dias', 'Limpeza', '2026-11-18', 'biweekly'],
    ['Limpeza sexta sim, sexta não', 'Limpeza', '2026-11-20', 'biweekly'],
    ['Ligar amanhã à noite', 'Ligar', '2026-11-19T20:00'],
    ['Ligar sexta de manhã', 'Ligar', '2026-11-20T09:00'],
    ['Ligar hoje ao fim da tarde', 'Ligar', '2026-11-18T15:00'],
    ['Ligar às sete e meia da noite', 'Ligar', '2026-11-18T19:30'],
    ['Ligar às 11 menos um quarto', 'Ligar', '2026-11-18T10:45'],
    ['Ligar daqui a meia hora', 'Ligar', '2026-11-18T10:30'],
    ['Ligar dia 7 às 11h', 'Ligar', '2026-12-07T11:00'],
    ['Ligar no início da próxima semana', 'Ligar', '2026-11-22'],
    ['Ioga todas as noites', 'Ioga', '2026-11-18T20:00', 'daily'],
    ['Ioga às terças e quintas', 'Ioga às terças e quintas', null],
    ['Renda todo dia 5', 'Renda', '2026-12-05', 'monthly'],
    ['Dizer boa noite à avó', 'Dizer boa noite à avó', null],
  ],
  ar: [
    ['طبيب الأسنان يوم الاثنين القادم', 'طبيب الأسنان', '2026-11-23'],
    ['تقرير بالجمعة', 'تقرير', '2026-11-20'],
    ['تقرير للجمعة', 'تقرير', '2026-11-20'],
    ['تقرير ليوم الجمعة', 'تقرير', '2026-11-20'],
    ['تقرير لـغد', 'تقرير', '2026-11-19'],
    ['جواز السفر بعد ٣ أيام', 'جواز السفر', '2026-11-21'],
    ['جواز السفر بعد يومين', 'جواز السفر', '2026-11-20'],
    ['جواز السفر خلال أسبوعين', 'جواز السفر', '2026-12-02'],
    ['عشاء الليلة', 'عشاء', '2026-11-18T20:00'],
    ['جري غدًا صباحًا', 'جري', '2026-11-19T09:00'],
    ['جري غدًا الساعة ٥', 'جري', '2026-11-19T17:00'],
    ['جري غدًا الساعة ٥ صباحًا مع علي', 'جري مع علي', '2026-11-19T05:00'],
    ['جري غدًا ٥:٣٠ م', 'جري', '2026-11-19T17:30'],
    ['جري غدًا في الساعة ١٤:٣٠', 'جري', '2026-11-19T14:30'],
    ['إيجار في ١٥ من الشهر', 'إيجار', '2026-12-15'],
    ['إيجار قبل نهاية الشهر', 'إيجار', '2026-11-30'],
    ['انتقال ١ ديسمبر ٢٠٢٧', 'انتقال', '2027-12-01'],
    ['انتقال في ٢٤/١٢', 'انتقال', '2026-12-24'],
    ['اجتماع أيام العمل ٩:١٥', 'اجتماع', '2026-11-19T09:15', 'weekdays'],
    ['يوغا كل ثلاثاء', 'يوغا', '2026-11-24', 'weekly'],
    ['ورشة غدًا من ٢ إلى ٤ مساءً', 'ورشة', '2026-11-19T14:00'],
    ['إصدار النسخة ٢٫٥', 'إصدار النسخة ٢٫٥', null],
    ['شراء ٥ تفاحات', 'شراء ٥ تفاحات', null],
    ['قراءة «غدًا» يوم الجمعة', 'قراءة «غدًا»', '2026-11-20'],
    ['تنظيف كل أسبوعين', 'تنظيف', '2026-11-18', 'biweekly'],
    ['تنظيف مرة كل أسبوعين يوم الجمعة', 'تنظيف', '2026-11-20', 'biweekly'],
    ['تنظيف كل ٢ أسابيع', 'تنظيف', '2026-11-18', 'biweekly'],
    ['فحص كل شهرين', 'فحص كل شهرين', null],
    ['اتصال مساء الغد', 'اتصال', '2026-11-19T20:00'],
    ['اتصال صباح الأحد', 'اتصال', '2026-11-22T09:00'],
    ['اتصال يوم الخميس مساءً', 'اتصال', '2026-11-19T20:00'],
    ['اتصال الساعة السابعة والنصف مساءً', 'اتصال', '2026-11-18T19:30'],
    ['اتصال الساعة الثالثة إلا ربعًا', 'اتصال', '2026-11-18T14:45'],
    ['اتصال بعد نصف ساعة', 'اتصال', '2026-11-18T10:30'],
    ['اتصال حوالي الساعة ٤', 'اتصال', '2026-11-18T16:00'],
    ['يوغا كل مساء', 'يوغا', '2026-11-18T20:00', 'daily'],
    ['إيجار يوم ٥ من كل شهر', 'إيجار', '2026-12-05', 'monthly'],
    ['صباح الخير للجميع', 'صباح الخير للجميع', null],
  ],
}

describe.each(Object.entries(lines))('phrases in %s', (language, rows) => {
  const named = rows.map(([line, title, due, repeat = 'none']) => ({ line, title, due, repeat }))
  it.each(named)('“$line”', async ({ line, title, due, repeat }) => {
    const read = await reader(language)
    const dueDate = due !== null && due.length > 10 ? new Date(due).toISOString() : due
    expect(read(line)).toMatchObject({ title, dueDate, repeat })
  })
})

describe('names', () => {
  it.each([
    ['Ask @Nadia El-Sayed Khan about it', 'Ask about it', 'Nadia El-Sayed Khan'],
    ['Ask @nad, then decide', 'Ask then decide', 'Nadia El-Sayed Khan'],
    ['Ask @sayed khan', 'Ask', 'Nadia El-Sayed Khan'],
    ['Write to tom@example.com', 'Write to tom@example.com', undefined],
    ['Ask @Zoe Miller', 'Ask @Zoe Miller', undefined],
  ])('assign a person: “%s”', async (line, title, name) => {
    const task = (await reader('en'))(line)
    expect(task.title).toBe(title)
    expect(task.assignee?.fullName).toBe(name)
  })

  it.each(['Order tiles #New kitchen tomorrow', 'Order tiles #new-kitchen tomorrow', 'Order tiles #kitchen tomorrow'])(
    'put into a project: “%s”',
    async (line) => {
      const task = (await reader('en'))(line)
      expect(task).toMatchObject({ title: 'Order tiles', project: 'project-7', dueDate: '2026-11-19' })
    },
  )
})

describe('ranges', () => {
  it.each([
    ['en', 'Fair Friday to Sunday', 'Fair', '2026-11-20', 'Friday to Sunday'],
    ['en', 'Talk tomorrow 11am-1pm #team', 'Talk', new Date('2026-11-19T11:00').toISOString(), '11am-1pm'],
    ['de', 'Messe Freitag bis Sonntag', 'Messe', '2026-11-20', 'Freitag bis Sonntag'],
  ])(
    'in %s, “%s” is due at its start, with the range in the description',
    async (language, line, title, dueDate, description) => {
      expect((await reader(language))(line)).toMatchObject({ title, dueDate, description })
    },
  )
})
