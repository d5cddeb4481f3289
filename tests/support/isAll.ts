/** Whether `npm run test:all` runs, which tries every appearance, control and fault. */
export const isAll = process.env.TEST_MODE === 'all'
