import type { SharedLabel } from '@/redux/apps/email/schema'

interface IncomingEmail {
  readonly from: string
  readonly subject: string
  readonly message: string
  readonly labels: readonly SharedLabel[]
  /** Subject of the email it replies to. */
  readonly answers?: string
}

/** Simulated incoming emails, in a loop. */
export const seedIncoming: readonly IncomingEmail[] = [
  {
    from: 'Kofi Boateng',
    subject: 'Sensor 7: mystery solved',
    message:
      '<p>It was a gecko. It lived behind the bracket and ran across the sensor whenever a truck arrived.</p><p>We’ve moved it to the office, where it’s warm and nothing sends alarms.</p><p>Kofi</p>',
    labels: ['company'],
    answers: 'Sensor 7 is quiet again',
  },
  {
    from: 'Giulia Bernasconi',
    subject: 'One more mug',
    message:
      '<p>Ciao Amara,</p><p>I found a <b>twelfth</b> place with the five-pointed star: the mug I was drinking from while I wrote to you about the other eleven.</p><p>Giulia</p>',
    labels: [],
  },
  {
    from: 'Adaeze Okonkwo',
    subject: 'Thank you for the quick reply',
    message: '<p>Dear Amara,</p><p>That settles it. The payment goes out tonight.</p><p>Adaeze</p>',
    labels: ['company'],
  },
  {
    from: 'Esi Mensah',
    subject: 'Sunday, again',
    message:
      '<p>Bring the big pot. And someone who can carry it.</p><p>Mama says you should sleep more. I’m just passing it on.</p>',
    labels: ['personal'],
  },
  {
    from: 'Swiftwing Couriers',
    subject: 'Your parcel is two streets away',
    message: '<p>Our driver will be with you in a few minutes.</p>',
    labels: [],
  },
]
