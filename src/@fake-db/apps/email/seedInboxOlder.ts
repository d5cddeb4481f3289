import { files } from './seedFiles'
import type { SeedMail } from './seedRow'

/** What came in before this week, newest first. */
export const seedInboxOlder: readonly SeedMail[] = [
  {
    from: 'Giulia Bernasconi',
    subject: 'Brand assets: the star has four points now',
    when: [7, '12:10'],
    labels: ['company'],
    text: `Ciao Amara,

the new star is in the shared folder, in light, dark and one color. It has four points instead of five, because five looked like a sheriff.

Please delete the old one wherever you find it. I have found it in eleven places so far, including a mug.

Giulia`,
  },
  {
    from: 'Samir Benali',
    subject: 'Relevé des livraisons : trois colis à vérifier',
    when: [8, '09:35'],
    labels: ['company'],
    text: `Bonjour Amara,

sur les 2 114 livraisons de la semaine, trois sont marquées « remis » alors que la signature manque. Ce n’est presque rien, mais nos clients sont des notaires, et un notaire sans signature est un homme malheureux.

Peux-tu ajouter un filtre pour les retrouver d’un clic ?

Merci d’avance
Samir`,
  },
  {
    from: 'Siobhán Ní Bhriain',
    subject: 'Your order has come in',
    when: [9, '16:05'],
    isStarred: true,
    labels: ['personal'],
    attachments: [files.notebook],
    text: `Amara, a chara,

the book you asked for has come in, second-hand, with somebody’s shopping list still in it: oats, string, one lemon. I am leaving it there.

I put one of the linen notebooks on top, on the house, because you once said that you think better on paper.

Siobhán
Claddagh Lane Books`,
  },
  {
    from: '陈思远',
    subject: 'Pilot in the second warehouse',
    when: [10, '04:45'],
    labels: ['company', 'important'],
    text: `Dear Amara,

the pilot in the second warehouse begins in two weeks. 思远 here has promised the night team that the screens will show only what they can change: free lanes, blocked lanes, and who is coming.

Please leave out the averages. A robot does not care about averages, and at three in the morning neither does a person.

Kind regards
Siyuan`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['陈思远'],
        when: [10, '08:20'],
        text: `Dear Siyuan,

three things on the screen, and no averages. I shall have that sentence framed.

Amara`,
      },
    ],
  },
  {
    from: 'Ring Road East Dental',
    subject: 'Time for your check-up',
    when: [11, '08:00'],
    labels: ['private'],
    text: `Dear Amara,

your last visit was six months ago. Reply to this mail or call us, and we will find a time before or after work.

Your team at Ring Road East Dental`,
  },
  {
    from: 'Hye-jin Park',
    subject: 'The support call, recorded with consent',
    when: [12, '03:30'],
    labels: ['company'],
    text: `Hello Amara,

you asked what people really say when they call us. I put one recording into the shared files; the customer agreed and found the idea funny.

Listen from minute four. She is looking for the export, describes exactly where she would expect it, and is right. It is not there.

Hye-jin`,
  },
  {
    from: 'Annelies van der Heijden',
    subject: 'Re: Lamp posts, all 3,200 of them',
    when: [13, '10:55'],
    labels: ['company'],
    text: `Hi Amara,

yes, 3,200, and yes, the map has to show them all. Nobody needs to <em>see</em> them all, they only need to know that they could.

<blockquote><p>When the map is zoomed out, would a count for each street be enough?</p></blockquote>

A count for each street is perfect. Red when one in ten is dark, please; that is when the phone starts ringing.

Annelies`,
  },
  {
    from: 'Accra Founders Circle',
    subject: 'Thursday: what I would not do again',
    when: [14, '11:00'],
    labels: ['personal'],
    text: `Dear founders,

six people, six minutes each, one topic: <b>what I would not do again</b>. No slides. Grilled tilapia afterwards.

There are forty chairs and no list. Who comes early sits.

The Circle`,
  },
  {
    from: 'Thabo Nkosi',
    subject: 'Forecast off by a bakkie',
    when: [15, '13:40'],
    labels: ['company'],
    text: `Hi Amara

The forecast for last month said 61 vehicles and we sold 60. Finance wants to know what went wrong. I told them it was the sixty-first customer, who changed his mind about the color.

Joking aside: this is the first forecast that has made it into our purchasing plan. Well done, all of you.

Thabo`,
  },
  {
    from: 'Ísbjörg Þórsdóttir',
    subject: 'Borehole 12: units',
    when: [17, '09:18'],
    isStarred: true,
    labels: ['important'],
    text: `Sæl Amara,

borehole 12 reports pressure in bar, all the others in megapascal. On the dashboard it therefore looks ten times as eager as its neighbors, and somebody has already been sent out with a wrench.

Can the unit be shown beside every number? Then a person can at least be suspicious.

Ísbjörg`,
  },
  {
    from: 'Harbour Light Hotel',
    subject: 'Your reservation for two nights, breakfast included',
    when: [19, '18:30'],
    labels: ['private'],
    text: `<div style="font-family:Georgia,serif"><h2>We look forward to seeing you, Ms Mensah</h2><p>Two nights in a quiet room on the third floor, breakfast from half past six, and the desk by the window that you asked for.</p><p><img src="https://pictures.harbourlight.example/rooms/third-floor.jpg" width="420" height="240" alt="A desk by a window, and the harbor behind it"></p><p>You may change or cancel free of charge until the day before, at noon.</p></div>`,
  },
  {
    from: 'Lars-Erik Söderström',
    subject: 'Saw blades, and why the curve has teeth',
    when: [21, '07:50'],
    labels: ['company'],
    text: `Hej Amara,

you asked why the power curve of saw three looks like a comb. It is the blade: it is changed every forty minutes, and for two minutes nothing turns. So the teeth in the curve are, in fact, the absence of teeth.

We like it that way. Please do not smooth it.

Lars-Erik`,
  },
  {
    from: 'Devika Subramanian',
    subject: 'Dye lots and color names',
    when: [24, '06:12'],
    labels: ['company'],
    text: `Dear Amara,

the color filter knows “red”. We sell nineteen of them. Could the filter follow our own names (arali, rust, festival, brick, and so on) and show a small swatch? Our buyers read the swatch first anyway.

I can send the values of all 240 dye lots as a table.

Warm regards
Devika`,
  },
  {
    from: 'Esi Mensah',
    subject: 'Photos from the naming ceremony',
    when: [27, '20:44'],
    labels: ['personal'],
    text: `All two hundred are in the family album. You are in three of them, and in two of those you are looking at your phone. I am only telling you.

The one with Grandpa and the drum is the best picture anybody has ever taken of anybody.

Esi`,
  },
  {
    from: 'Inés Echeverría Goñi',
    subject: 'Cosecha: gracias por las alertas',
    when: [33, '19:05'],
    isStarred: true,
    labels: ['company'],
    text: `Querida Amara:

la alerta de helada llegó a las cuatro menos diez, y a las cuatro y cuarto ya estábamos todos en el olivar. Hemos salvado la parcela alta entera. Mi padre, que no se fía de nada que lleve enchufe, ha pedido que le instale la aplicación.

Os mando una caja del primer aceite.

Inés`,
  },
]
