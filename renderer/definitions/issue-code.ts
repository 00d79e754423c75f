/**
 * Permanent codes of warnings, which a site may accept, or take for errors, by name, also where it has none of them just now. The meaning
 * of a code never changes. Some of them are errors in other places.
 */
export const WARNING_CODES = [
  'curly-quotes',
  'cut-value',
  'dead-external-link',
  'doubled-head',
  'empty-folder',
  'far-legal-page',
  'foreign-host',
  'future-date',
  'glossary',
  'heading-jump',
  'invalid-declaration',
  'invalid-nesting',
  'length',
  'local-phone',
  'long-policy',
  'lost-marks',
  'lost-text',
  'misread-boolean',
  'misread-number',
  'missing-alt',
  'missing-key',
  'missing-letters',
  'missing-semicolon',
  'missing-service-settings',
  'no-history',
  'not-interactive',
  'over-budget',
  'removed-attribute',
  'sets-html',
  'single-braces',
  'stray-text',
  'undeclared-storage',
  'unexpected-file',
  'unknown-code-language',
  'unknown-rule',
  'unlinked-page',
  'unlisted-address',
  'unreachable-link',
  'unset-property',
  'unshown-element',
  'unstyled-package',
  'untracked-input',
  'untranslated-messages',
  'unused-file',
  'unused-message',
  'unused-service',
  'unused-storage',
  'unwritten-text',
  'zoom-blocked',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/**
 * Permanent codes of issues, for searching, for `accept` in `content/site.yaml`, and for `kartograf explain <code>`. The meaning of a code
 * never changes.
 */
export type DocumentedCode =
  | WarningCode
  | 'active-file'
  | 'altered-output'
  | 'archive-without-list'
  | 'bad-redirect'
  | 'broken-assets'
  | 'broken-block'
  | 'broken-fact'
  | 'broken-front-matter'
  | 'broken-icon'
  | 'broken-message'
  | 'broken-messages'
  | 'broken-theme'
  | 'broken-url-list'
  | 'broken-xliff'
  | 'broken-yaml'
  | 'browser-error'
  | 'changed-codes'
  | 'changed-source'
  | 'circular-navigation'
  | 'contradicting-policy'
  | 'control-character'
  | 'dead-anchor'
  | 'dead-link'
  | 'dead-reference'
  | 'deep-navigation'
  | 'different-placeholders'
  | 'different-translations'
  | 'duplicate-anchor'
  | 'duplicate-file'
  | 'duplicate-url'
  | 'empty-page'
  | 'file-too-large'
  | 'forbidden-file'
  | 'forbidden-link'
  | 'foreign-embed'
  | 'foreign-file'
  | 'foreign-output'
  | 'foreign-redirect'
  | 'hidden-link'
  | 'hidden-reference'
  | 'image-too-large'
  | 'inline-script'
  | 'inline-style'
  | 'invalid-utf8'
  | 'large-navigation'
  | 'merge-conflict'
  | 'missing-field'
  | 'missing-file'
  | 'missing-home'
  | 'missing-image'
  | 'missing-language'
  | 'missing-link'
  | 'missing-message'
  | 'missing-plural'
  | 'missing-service-texts'
  | 'missing-translation'
  | 'never-loaded'
  | 'no-site'
  | 'not-inline'
  | 'not-text'
  | 'redirect-chain'
  | 'redirect-loop'
  | 'removed-html'
  | 'render-failed'
  | 'reserved-folder'
  | 'second-h1'
  | 'stale-policy'
  | 'text-too-deep'
  | 'text-too-large'
  | 'type-error'
  | 'undefined-footnote'
  | 'undefined-reference'
  | 'unfinished-translation'
  | 'unfit-name'
  | 'unknown-block'
  | 'unknown-callout'
  | 'unknown-collection'
  | 'unknown-fact'
  | 'unknown-form'
  | 'unknown-item'
  | 'unknown-key'
  | 'unknown-message'
  | 'unknown-output'
  | 'unknown-plural'
  | 'unknown-proof'
  | 'unknown-service'
  | 'unknown-warning'
  | 'unreadable-image'
  | 'unused-block'
  | 'vanished-address'
  | 'wrong-address'
  | 'wrong-canonical'
  | 'wrong-shard'
  | 'wrong-value'

/** The code of an issue. Some depend on the collections and terms of the site: `unknown-topic`. */
export type IssueCode = DocumentedCode | `unknown-${string}`
