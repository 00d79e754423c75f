import type { HLJSApi, Language } from 'highlight.js'

/** Terraform, which highlight.js lacks. Bicep is similar enough to share the grammar. */
export function hcl(hljs: HLJSApi): Language {
  return {
    name: 'HCL',
    keywords: {
      keyword:
        'resource variable provider output locals module data terraform import moved check param var targetScope func type existing for in if',
      literal: 'true false null',
    },
    contains: [
      hljs.COMMENT('#', '$'),
      hljs.COMMENT('//', '$'),
      hljs.C_BLOCK_COMMENT_MODE,
      hljs.NUMBER_MODE,
      {
        className: 'string',
        begin: '"',
        end: '"',
        contains: [hljs.BACKSLASH_ESCAPE, { className: 'subst', begin: /\$\{/, end: /\}/ }],
      },
      {
        className: 'string',
        begin: "'",
        end: "'",
        contains: [hljs.BACKSLASH_ESCAPE, { className: 'subst', begin: /\$\{/, end: /\}/ }],
      },
      { className: 'attr', begin: /[A-Za-z_][\w-]*(?=\s*[=:])/ },
    ],
  }
}

/** Kusto Query Language. */
export function kusto(hljs: HLJSApi): Language {
  return {
    name: 'Kusto',
    case_insensitive: true,
    keywords: {
      keyword:
        'let where extend project summarize by join kind on union take top order sort asc desc render distinct count mv-expand parse evaluate in has contains startswith endswith between and or not ago now',
      literal: 'true false null',
    },
    contains: [
      hljs.COMMENT('//', '$'),
      {
        className: 'string',
        variants: [
          { begin: '"', end: '"' },
          { begin: "'", end: "'" },
        ],
      },
      { className: 'number', begin: /\b\d+(\.\d+)?(d|h|m|s|ms)?\b/ },
      { className: 'built_in', begin: /\b[a-z_]+(?=\()/ },
    ],
  }
}
