import type { Answers } from './rules'

export const seedAnswers: Answers = {
  toPicture: [
    'Oh, that’s lovely. Can I show it to the team?',
    'Ha! I know exactly which corner of the office that is.',
    'Saved. This one goes on the wall.',
  ],
  toQuestion: [
    'Good question. Give me ten minutes and I’ll find out.',
    'Yes, I think so. Let me check first.',
    'Not before tomorrow, I’m afraid. Is that soon enough?',
    'I was wondering the same thing this morning. No answer yet, but you’ll be the first to know.',
    'Probably, but don’t quote me on that.',
  ],
  toThanks: ['Any time!', 'You’re welcome!', 'With pleasure 🙂'],
  toGreeting: [
    'Hello Amara! How is Accra today?',
    'Hi! Perfect timing, I was just about to message you.',
    'Hey! Give me two minutes.',
  ],
  toAnything: [
    'Makes sense to me.',
    'Noted. I’ll add it to the list for our next call.',
    'That’s better news than I expected 😄',
    'Got it. I’ll take it from here and let you know when it’s done.',
    'Let’s do it that way.',
    'I like it. Could you also email me that, so I can find it later?',
    'Okay! One less thing to worry about.',
  ],
}
