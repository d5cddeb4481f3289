import { files } from './seedFiles'
import type { SeedEmail } from './seedRow'

/** Newest first. */
export const seedSent: readonly SeedEmail[] = [
  {
    to: ['Fatoumata Diallo'],
    subject: 'Re: Toiture de Rufisque : premières courbes',
    answers: 'Toiture de Rufisque : premières courbes',
    when: 41,
    text: `Chère Fatou,

Six minutes à zéro puis un retour net : c’est le capteur, pas l’onduleur. Il redémarre quand il a trop chaud. Nous pouvons combler le trou par une ligne en pointillé, pour que personne ne s’inquiète pour rien.

Bravo à toute l’équipe !
Amara`,
  },
  {
    to: ['Tariq Al-Mansoori'],
    subject: 'Re: Storage limit before Friday',
    answers: 'Storage limit before Friday',
    when: 270,
    text: `Tariq,

I’ve raised it to 500 GB until the end of next month. No limit will wake you at two in the morning.

If the raw files can go after that, tell us which day, and we’ll delete them automatically.

Amara`,
  },
  {
    to: ['Esi Mensah'],
    subject: 'Re: Sunday',
    answers: 'Sunday',
    when: [1, '20:01'],
    labels: ['personal', 'private'],
    text: `One o’clock, with the good bread. I’ll ask him before the soup.`,
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
    subject: 'Re: Month-end: notes from Monday, and five clients to remind',
    answers: 'Month-end: notes from Monday, and five clients to remind',
    when: [2, '09:25'],
    labels: ['company'],
    text: `Thanks, Wanjiru. I’ll call Émilie this afternoon.

The canoe is Aroha’s story, and she tells it better. It involves a team day, a vote and a man who can’t swim.`,
  },
  {
    to: ['Kofi Boateng', 'Adaeze Okonkwo', 'Tariq Al-Mansoori', 'Thabo Nkosi', 'Ísbjörg Þórsdóttir'],
    bcc: ['Wanjiru Kamau'],
    subject: 'Alerts that explain themselves: try to break them',
    when: [3, '15:00'],
    isStarred: true,
    labels: ['company', 'important'],
    text: `Dear all,

Today our alerts only say <em>that</em> something is wrong. From next week, they also say why, what happened last time and who fixed it.

Before everyone gets them, I’d like the five of you to try to break them. You give the most honest feedback. What I need:

- An alert that came too late
- An alert that shouldn’t have come at all
- An alert with a confusing explanation

Thanks in advance for being tough on it,
Amara`,
  },
  {
    to: ['Émilie Tremblay'],
    cc: ['Wanjiru Kamau'],
    subject: 'Facture 5018, après notre appel',
    when: [2, '16:48'],
    labels: ['company'],
    text: `Chère Émilie,

Quel plaisir d’entendre ta voix, et le sirop derrière ! Comme convenu : la facture 5018 en deux moitiés, la première cette semaine, la seconde dans trente jours. Wanjiru l’inscrit ainsi.

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

Here’s the offer for the portfolio site and the client area. It’s the shorter version we discussed: no blog, no shop and more time for the pictures.

If the studio agrees, we can start in two weeks.

Amara`,
  },
  {
    to: ['Annelies van der Heijden'],
    subject: 'Lamp posts, all 3,200 of them',
    when: [14, '15:30'],
    labels: ['company'],
    text: `Hi Annelies,

A quick question before we design anything. 3,200 lamp posts on one map look like a gray cloud.

When the map is zoomed out, would a count for each street be enough?

Amara`,
  },
  {
    to: ['Amara Mensah'],
    subject: 'Note to self: what I wouldn’t do again',
    when: [13, '22:20'],
    labels: ['private'],
    text: `Six minutes for Thursday:

- Hire a third person before the second had a desk
- Promise a date to be polite
- Build everything in the order they asked for it
- Keep the logo with five points`,
  },
  {
    to: ['Jakub Dvořák'],
    subject: 'Contacts from the old system',
    when: [8, '11:40'],
    text: `Hi Jakub,

The old system exports contacts as a table with a header row, and lists many of them twice. Do you have a small script to clean it up? It doesn’t have to be pretty.

Amara`,
  },
  {
    to: ['Ísbjörg Þórsdóttir'],
    subject: 'Re: Borehole 12: units',
    answers: 'Borehole 12: units',
    when: [17, '10:02'],
    text: `Sæl Ísbjörg,

Every number now shows its unit, and we convert borehole 12 to megapascal. My apologies to the person with the wrench.

Amara`,
  },
  {
    to: ['Inés Echeverría Goñi'],
    subject: 'Re: Cosecha: gracias por las alertas',
    answers: 'Cosecha: gracias por las alertas',
    when: [32, '08:30'],
    labels: ['company'],
    text: `Querida Inés:

Esta carta la hemos leído en voz alta, de pie. Un saludo muy especial a tu padre, y dile que las alertas funcionan también sin enchufe: tienen batería.

Amara`,
  },
]
