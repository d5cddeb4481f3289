/** What the modules call their examples, without their other texts (`scripts/vite/exampleTexts.ts`). */
export default import.meta.glob('../../views/*/*/locales/ar.json', {
  query: '?examples',
  import: 'default',
  eager: true,
})
