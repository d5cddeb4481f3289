/** Whether `npm run test:all` runs, which tries every look, every control and every fault. */
export const isAll = process.env.TEST_MODE === 'all'
