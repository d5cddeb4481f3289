import type { Answers } from './rules'

/** What contacts say when they are written to. Any of them fits any of those. */
export const seedAnswers: Answers = {
  toPicture: [
    'Oh, that is lovely. May I show it to the team?',
    'Ha! I know exactly which corner of the office that is.',
    'Saved. This one goes on the wall.',
  ],
  toQuestion: [
    'Good question. Give me ten minutes and I will find out.',
    'Yes, I think so. Let me check before you count on it.',
    'Not before tomorrow, I am afraid. Is that soon enough?',
    'I asked myself the same thing this morning. No answer yet, but you will have it first.',
    'Probably, but do not tell anybody I said so.',
  ],
  toThanks: ['Any time!', 'You are welcome. You would do the same.', 'With pleasure 🙂'],
  toGreeting: [
    'Hello Amara! How is Accra today?',
    'Hi! Perfect timing, I was about to write to you.',
    'Hey! Two minutes and I am all yours.',
  ],
  toAnything: [
    'Makes sense to me.',
    'Noted. I will put it on the list for our next call.',
    'That is better news than I expected 😄',
    'Understood. I will take it from here and tell you when it is done.',
    'Let us do it that way.',
    'I like it. Could you send me that in a mail as well, so that I find it again?',
    'Okay! One thing less to worry about.',
  ],
}
