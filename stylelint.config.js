/** Directions, by their logical names: https://www.w3.org/TR/css-logical-1/ */
const physical = [
  '/^(margin|padding)-(left|right|top|bottom)$/',
  '/^border-(left|right|top|bottom)(-(width|style|color))?$/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^scroll-(margin|padding)-(left|right|top|bottom)$/',
  'left',
  'right',
  'top',
  'bottom',
  'float',
  'clear',
]

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    'property-disallowed-list': [
      physical,
      { message: 'Use the logical property: it turns with the direction of the page.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right', 'start', 'end'],
        '/^(justify|align|place)-/': ['left', 'right'],
        color: [/-fill\b/],
      },
      {
        message: (property) =>
          property === 'color'
            ? 'A fill is too weak for words: use the -text colour of the tone.'
            : 'Use start or end, and for text var(--ld-text-start) or var(--ld-text-end): see _base.scss.',
      },
    ],
    'declaration-no-important': true,
    'color-no-hex': [
      true,
      { message: 'Use a token: var(--ld-…) or var(--bs-…). Colours are defined in _tokens.scss.' },
    ],
    'color-named': 'never',
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch']],
    'max-nesting-depth': [3, { ignoreAtRules: ['media', 'supports', 'container', 'include'] }],
    // Of `postcss.config.mjs`.
    'scss/at-rule-no-unknown': [true, { ignoreAtRules: ['unlayered'] }],
    'selector-class-pattern': null,
    // Of CSS modules: https://github.com/css-modules/css-modules
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-pattern': null,
    'scss/dollar-variable-pattern': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'scss/dollar-variable-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/@core/scss/{_tokens,_palette}.scss'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'color-function-notation': null },
    },
    {
      // In Bootstrap's own words, where they are to say the same as its.
      files: ['src/@core/scss/{bootstrap,bootstrap-rest}{/*,}.scss'],
      rules: {
        'declaration-no-important': null,
        'function-disallowed-list': null,
        'color-function-alias-notation': null,
        'color-function-notation': null,
        'no-invalid-position-at-import-rule': null,
        'scss/no-global-function-names': null,
        'scss/load-no-partial-leading-underscore': null,
      },
    },
  ],
}
