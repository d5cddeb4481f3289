import { files } from './seedFiles'
import type { SeedMail } from './seedRow'

/** What Amara wrote, newest first. */
export const seedSent: readonly SeedMail[] = [
  {
    to: ['Fatoumata Diallo'],
    subject: 'Re: Toiture de Rufisque : premières courbes',
    answers: 'Toiture de Rufisque : premières courbes',
    when: 41,
    text: `Chère Fatou,

six minutes à zéro puis un retour net : c’est le capteur, pas l’onduleur. Il redémarre quand il a trop chaud. Nous pouvons combler le trou par une ligne en pointillé, pour que personne ne s’inquiète pour rien.

Bravo à toute l’équipe !
Amara`,
  },
  {
    to: ['Tariq Al-Mansoori'],
    subject: 'Re: Storage limit before Friday',
    answers: 'Storage limit before Friday',
    when: 270,
    text: `Tariq,

raised to 500 GB, from now until the end of next month. You will not hear from a limit at two in the morning.

If the raw files can really go after that, tell us on which day, and we set it up so that nobody has to remember.

Amara`,
  },
  {
    to: ['Esi Mensah'],
    subject: 'Re: Sunday',
    answers: 'Sunday',
    when: [1, '20:01'],
    labels: ['personal', 'private'],
    text: `One o’clock, with the good bread. I shall ask him before the soup.`,
  },
  {
    to: ['Clément Roux'],
    subject: 'Re: Guide de traduction, version finale',
    answers: 'Guide de traduction, version finale',
    when: [1, '16:12'],
    labels: ['company'],
    text: `Bonjour Clément,

« Paramètres ». Le plus courant l’emporte, et les boutons n’ont qu’à s’élargir.

Merci pour ce travail magnifique.
Amara`,
  },
  {
    to: ['Wanjiru Kamau'],
    subject: 'Re: Month-end: notes from Monday, and five clients to nudge',
    answers: 'Month-end: notes from Monday, and five clients to nudge',
    when: [2, '09:25'],
    labels: ['company'],
    text: `Thanks, Wanjiru. I call Émilie this afternoon.

The canoe is Aroha’s story and she tells it better. It involves a “team day”, a vote, and a man who cannot swim.`,
  },
  {
    to: ['Kofi Boateng', 'Adaeze Okonkwo', 'Tariq Al-Mansoori', 'Thabo Nkosi', 'Ísbjörg Þórsdóttir'],
    bcc: ['Wanjiru Kamau'],
    subject: 'Alerts that explain themselves: come and break them',
    when: [3, '15:00'],
    isStarred: true,
    labels: ['company', 'important'],
    text: `Dear all,

for a month now our alerts have said <em>that</em> something is wrong. From next week they also say why we think so, what it looked like the last time, and who dealt with it then.

Before everybody gets them, five of you may try to break them. You are the five who complain best. What I need:

- an alert that came too late,
- one that should not have come at all,
- and one whose explanation made you angry.

With thanks in advance for your bad temper
Amara`,
  },
  {
    to: ['Émilie Tremblay'],
    cc: ['Wanjiru Kamau'],
    subject: 'Facture 5018, après notre appel',
    when: [2, '16:48'],
    labels: ['company'],
    text: `Chère Émilie,

quel plaisir d’entendre ta voix, et le sirop derrière ! Comme convenu : la facture 5018 en deux moitiés, la première cette semaine, la seconde dans trente jours. Wanjiru l’inscrit ainsi.

Et oui, je viendrai voir le nouvel évaporateur.

Amara`,
  },
  {
    to: ['Haruka Nishimura'],
    subject: 'Offer: portfolio site and client area',
    when: [16, '10:15'],
    labels: ['company'],
    attachments: [files.offer],
    text: `Haruka-san,

attached is the offer for the portfolio site and the client area. It is the shorter of the two versions we spoke about: no blog, no shop, and more time for the pictures.

If the studio agrees, we begin in two weeks.

Amara`,
  },
  {
    to: ['Annelies van der Heijden'],
    subject: 'Lamp posts, all 3,200 of them',
    when: [14, '15:30'],
    labels: ['company'],
    text: `Hi Annelies,

a small question before we draw anything. 3,200 lamp posts on one map are a gray cloud.

When the map is zoomed out, would a count for each street be enough?

Amara`,
  },
  {
    to: ['Amara Mensah'],
    subject: 'Note to self: what I would not do again',
    when: [13, '22:20'],
    labels: ['private'],
    text: `Six minutes for Thursday:

- Hire the third person before the second had a desk.
- Promise a date to be polite.
- Build the thing they asked for, in the order they asked for it.
- Keep the logo with five points.`,
  },
  {
    to: ['Jakub Dvořák'],
    subject: 'Contacts from the old system',
    when: [8, '11:40'],
    text: `Hi Jakub,

the old system exports its contacts as a table with a heading line, and it likes to say everybody twice. Do you have something small that cleans it up? It need not be pretty.

Amara`,
  },
  {
    to: ['Ísbjörg Þórsdóttir'],
    subject: 'Re: Borehole 12: units',
    answers: 'Borehole 12: units',
    when: [17, '10:02'],
    text: `Sæl Ísbjörg,

the unit now stands beside every number, and borehole 12 has been talked down to megapascal. My apologies to the person with the wrench.

Amara`,
  },
  {
    to: ['Inés Echeverría Goñi'],
    subject: 'Re: Cosecha: gracias por las alertas',
    answers: 'Cosecha: gracias por las alertas',
    when: [32, '08:30'],
    labels: ['company'],
    text: `Querida Inés:

esta carta la hemos leído en voz alta, de pie. Un saludo muy especial a tu padre, y dile que las alertas funcionan también sin enchufe: tienen batería.

Amara`,
  },
]
