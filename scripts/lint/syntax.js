/**
 * ESLint's rule `no-restricted-syntax` as an oxlint plugin. Selectors: https://eslint.org/docs/latest/extend/selectors
 */
export default {
  meta: { name: 'syntax' },
  rules: {
    restricted: {
      meta: { schema: false },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
        ),
    },
  },
}
