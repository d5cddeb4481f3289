import type { SharedLabel } from '@/redux/apps/email/schema'

interface IncomingMail {
  readonly from: string
  readonly subject: string
  /** HTML */
  readonly message: string
  readonly labels: readonly SharedLabel[]
  /** The subject of the mail that this one answers. */
  readonly answers?: string
}

/** What comes in while one looks on, one after the other and then from the beginning. */
export const seedIncoming: readonly IncomingMail[] = [
  {
    from: 'Kofi Boateng',
    subject: 'Sensor 7, the last chapter',
    message:
      '<p>A gecko. It lived behind the bracket, and went home whenever a lorry came.</p><p>We have moved it to the office, where it is warm and nothing sends alarms.</p><p>Kofi</p>',
    labels: ['company'],
    answers: 'Sensor 7 is quiet again',
  },
  {
    from: 'Giulia Bernasconi',
    subject: 'One more mug',
    message:
      '<p>Ciao Amara,</p><p>I have found a <b>twelfth</b> place with the five-pointed star. It is the mug from which I was drinking while I wrote to you about the other eleven.</p><p>Giulia</p>',
    labels: [],
  },
  {
    from: 'Adaeze Okonkwo',
    subject: 'Thank you for the quick answer',
    message:
      '<p>Dear Amara,</p><p>that settles it. The payment goes out with tonight’s run, and I shall not write about this invoice again unless I miss it.</p><p>Adaeze</p>',
    labels: ['company'],
  },
  {
    from: 'Esi Mensah',
    subject: 'Sunday, again',
    message:
      '<p>Bring the big pot. And somebody who can carry it.</p><p>Your mother says you are to sleep more. I only pass it on.</p>',
    labels: ['personal'],
  },
  {
    from: 'Swiftwing Couriers',
    subject: 'Your parcel is two streets away',
    message: '<p>Our rider will be with you in a few minutes. Please keep the dog busy.</p>',
    labels: [],
  },
]
