import { files } from './seedFiles'
import type { SeedEmail } from './seedRow'

/** Newest first. */
export const seedInboxOlder: readonly SeedEmail[] = [
  {
    from: 'Giulia Bernasconi',
    subject: 'Brand assets: the star has four points now',
    when: [7, '12:10'],
    labels: ['company'],
    text: `Ciao Amara,

The new star is in the shared folder, in light, dark and one color. It has four points instead of five, because five looked like a sheriff’s badge.

Please delete the old one wherever you find it. So far I’ve found it in eleven places, including on a mug.

Giulia`,
  },
  {
    from: 'Samir Benali',
    subject: 'Relevé des livraisons : trois colis à vérifier',
    when: [8, '09:35'],
    labels: ['company'],
    text: `Bonjour Amara,

Sur les 2 114 livraisons de la semaine, trois sont marquées « remis » alors que la signature manque. Ce n’est presque rien, mais nos clients sont des notaires, et un notaire sans signature est un homme malheureux.

Peux-tu ajouter un filtre pour les retrouver d’un clic ?

Merci d’avance
Samir`,
  },
  {
    from: 'Siobhán Ní Bhriain',
    subject: 'Your order has arrived',
    when: [9, '16:05'],
    isStarred: true,
    labels: ['personal'],
    attachments: [files.notebook],
    text: `Amara, a chara,

The secondhand book you ordered has arrived, with someone’s shopping list still in it: oats, string, one lemon. I’m leaving it there.

I added a linen notebook, on the house. You once said you think better on paper.

Siobhán
Claddagh Lane Books`,
  },
  {
    from: '陈思远',
    subject: 'Pilot in the second warehouse',
    when: [10, '04:45'],
    labels: ['company', 'important'],
    text: `Dear Amara,

The pilot in the second warehouse starts in two weeks. I promised the night team that the screens only show what they can change: free lanes, blocked lanes and who’s coming in.

Please leave out the averages. Robots don’t care about averages, and at three in the morning neither do people.

Kind regards
Siyuan`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['陈思远'],
        when: [10, '08:20'],
        text: `Dear Siyuan,

Three things on the screen, and no averages. I’m going to frame that sentence.

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

Your last visit was six months ago. Reply to this email or call us, and we’ll find a time before or after work.

Your team at Ring Road East Dental`,
  },
  {
    from: 'Hye-jin Park',
    subject: 'The support call, recorded with consent',
    when: [12, '03:30'],
    labels: ['company'],
    text: `Hello Amara,

You asked what people really say when they call us. I added a recording to the shared files. The customer agreed.

Listen from minute four. She’s looking for the export and describes exactly where she expects it. She’s right, but it isn’t there.

Hye-jin`,
  },
  {
    from: 'Annelies van der Heijden',
    subject: 'Re: Lamp posts, all 3,200 of them',
    when: [13, '10:55'],
    labels: ['company'],
    text: `Hi Amara,

Yes, 3,200, and yes, the map has to show them all. You don’t need to <em>see</em> each one at first, as long as you can zoom in.

<blockquote><p>When the map is zoomed out, would a count for each street be enough?</p></blockquote>

A count for each street is perfect. Please make it red when one in ten is out. That’s when the phone starts ringing.

Annelies`,
  },
  {
    from: 'Accra Founders Circle',
    subject: 'Thursday: what I wouldn’t do again',
    when: [14, '11:00'],
    labels: ['personal'],
    text: `Dear founders,

Six people, six minutes each, one topic: <b>What I wouldn’t do again</b>. No slides. Grilled tilapia afterwards.

There are forty chairs and no guest list, so come early.

The Circle`,
  },
  {
    from: 'Thabo Nkosi',
    subject: 'Forecast off by a bakkie',
    when: [15, '13:40'],
    labels: ['company'],
    text: `Hi Amara

Last month’s forecast was 61 vehicles, and we sold 60. Finance asked what went wrong. I told them the last customer changed his mind about the color.

Joking aside, this is the first forecast we’ve used in our purchasing plan. Well done, everyone.

Thabo`,
  },
  {
    from: 'Ísbjörg Þórsdóttir',
    subject: 'Borehole 12: units',
    when: [17, '09:18'],
    isStarred: true,
    labels: ['important'],
    text: `Sæl Amara,

Borehole 12 reports pressure in bar, all the others in megapascal. On the dashboard it looks ten times too high, and we’ve already sent someone out with a wrench.

Could you show the unit next to every number? Then we’d notice the difference.

Ísbjörg`,
  },
  {
    from: 'Harbour Light Hotel',
    subject: 'Your reservation for two nights, breakfast included',
    when: [19, '18:30'],
    labels: ['private'],
    text: `<div style="font-family:Georgia,serif"><h2>We look forward to seeing you, Ms. Mensah</h2><p>Your stay: two nights in a quiet room on the third floor, breakfast from 6:30 AM, and the desk by the window that you asked for.</p><p><img src="https://pictures.harbourlight.example/rooms/third-floor.jpg" width="420" height="240" alt="A desk by a window with a view of the harbor"></p><p>Change or cancel for free until noon the day before.</p></div>`,
  },
  {
    from: 'Lars-Erik Söderström',
    subject: 'Saw blades, and why the curve has teeth',
    when: [21, '07:50'],
    labels: ['company'],
    text: `Hej Amara,

You asked why the power curve of saw three looks like a comb. We change the blade every forty minutes, and the saw stops for two.

Those gaps are useful to us, so please don’t smooth the curve.

Lars-Erik`,
  },
  {
    from: 'Devika Subramanian',
    subject: 'Dye lots and color names',
    when: [24, '06:12'],
    labels: ['company'],
    text: `Dear Amara,

The color filter has one “red”. We sell nineteen reds. Could the filter use our own names (arali, rust, festival, brick and so on) and show a small swatch? Our buyers look at the swatch first anyway.

I can send a table with the values of all 240 dye lots.

Warm regards
Devika`,
  },
  {
    from: 'Esi Mensah',
    subject: 'Photos from the naming ceremony',
    when: [27, '20:44'],
    labels: ['personal'],
    text: `All two hundred are in the family album. You’re in three of them, and in two you’re looking at your phone. Just saying.

The one of Grandpa with the drum is the best picture ever.

Esi`,
  },
  {
    from: 'Inés Echeverría Goñi',
    subject: 'Cosecha: gracias por las alertas',
    when: [33, '19:05'],
    isStarred: true,
    labels: ['company'],
    text: `Querida Amara:

La alerta de helada llegó a las cuatro menos diez, y a las cuatro y cuarto ya estábamos todos en el olivar. Hemos salvado la parcela alta entera. Mi padre, que no se fía de nada que lleve enchufe, ha pedido que le instale la aplicación.

Os mando una caja del primer aceite.

Inés`,
  },
]
