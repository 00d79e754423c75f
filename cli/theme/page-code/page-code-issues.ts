import { issueIn, type Issue, type IssueDetails } from '../../../renderer/definitions/issue.ts'
import { relativePath } from '../../output/paths.ts'
import type { Finding, FindingKind } from './finding.ts'
import { foreignWords } from './foreign-words.ts'

/** What is wrong in islands, too. The policy does not care who writes a script into the page. */
const NOWHERE: ReadonlySet<FindingKind> = new Set([
  'sheet',
  'script',
  'style-text',
  'handler-text',
  'no-alt',
  'nesting',
  'foreign',
  'zero',
  'comment',
  'unshown',
  'in-island',
  'switch',
  'head',
])

/** The issues of what works in islands only, or nowhere. `inBrowser`: the modules that islands consist of. */
export function pageCodeIssues(findings: readonly Finding[], inBrowser: ReadonlySet<string>, root: string): Issue[] {
  return (
    findings
      // Without keys, only what changes goes wrong.
      .filter(({ file, kind }) => NOWHERE.has(kind) || (kind === 'no-key') === inBrowser.has(file))
      .map((finding) => issueIn(relativePath(root, finding.file), finding, wordsFor(finding)))
  )
}

const DRAWN_ONCE = 'a page is drawn once, and no island imports this module'
const ISLAND = 'templates/index.ts names in `islands`, and that `<Island>` shows'

function wordsFor({ kind, what }: Finding): IssueDetails {
  switch (kind) {
    case 'style':
    case 'style-text':
      return {
        code: 'inline-style',
        message: `browsers ignore ${what}: the policy of the pages allows no inline styles`,
        expected: 'a class, an attribute such as `data-tone`, or attributes of SVG such as `width` and `fill`',
        hint: 'write a rule for the class, or for each value of the attribute, in a style sheet of the theme',
      }
    case 'sheet':
      return {
        code: 'inline-style',
        message: `browsers ignore this ${what}: the policy of the pages allows no inline styles`,
        expected: 'rules in the style sheets of the theme',
        hint: 'move them into templates/style.css, or into a sheet that it imports',
      }
    case 'script':
      return {
        code: 'inline-script',
        message: `browsers do not run this ${what}: the policy of the pages allows no inline scripts`,
        expected: 'code of an island, or a module that templates/index.ts names in `scripts`',
      }
    case 'handler-text':
      return {
        code: 'inline-script',
        message: `browsers do not run ${what}: the policy of the pages allows no inline scripts`,
        expected: 'a handler such as `onClick` in a component of an island',
      }
    case 'handler':
      return notInteractive(`${what} is never called`)
    case 'effect':
      return notInteractive(`\`${what}\` does nothing`)
    case 'state':
      return notInteractive(`what \`${what}\` gives never changes`)
    case 'lazy':
      return {
        code: 'never-loaded',
        message: `what \`lazy\` loads is never shown: ${DRAWN_ONCE}`,
        expected: 'the component in an `import`: nothing of it is sent to visitors',
        hint: `what visitors load later is a component that ${ISLAND}`,
      }
    case 'no-alt':
      return {
        code: 'missing-alt',
        severity: 'warning',
        message: `the picture ${what} has no alternative text`,
        expected: '`alt` with what the picture shows, or `alt=""` for mere decoration',
      }
    case 'nesting':
      return {
        code: 'invalid-nesting',
        severity: 'warning',
        message: `HTML does not allow ${what}: browsers that read the page end the outer element there`,
        expected: 'an outer element that may contain it, such as `<div>`, or `<span>` inside',
        hint: 'classes and rules of the outer element do not apply to what browsers take out of it',
      }
    case 'foreign':
      return foreignWords(what)
    case 'changing':
      return {
        code: 'untracked-input',
        severity: 'warning',
        message: `\`${what}\` is another one in each build, and pages that do not change otherwise keep that of an earlier one`,
        expected: 'data of the site: a field of front matter, a fact, or a message',
        hint: /^(?:Math|crypto)/.test(what)
          ? '`useId` of React gives an id that is the same in each build'
          : `what depends on the time of a visit is computed in an effect of an island: a component that ${ISLAND}`,
      }
    case 'zero':
      return {
        code: 'stray-text',
        severity: 'warning',
        message: `the page shows \`0\` where \`${what}\` is 0: React shows numbers`,
        expected: `a condition that is true or false: \`${what.replace(' &&', ' > 0 &&')}\``,
      }
    case 'comment':
      return {
        code: 'stray-text',
        severity: 'warning',
        message: `the page shows this comment: between tags, \`${what}\` is a text`,
        expected: '`{/* … */}`',
      }
    case 'unshown':
      return {
        code: 'unshown-element',
        severity: 'warning',
        message: 'this element is drawn and not used, so no page shows it',
        expected: '`return` before it, or a function without braces: `(one) => <li>…</li>`',
      }
    case 'in-island':
      return {
        code: 'unshown-element',
        severity: 'warning',
        message: `what stands between the tags of ${what} is on no page: an island gets \`props\` only`,
        expected: 'texts and other data in `props`, and elements in the component of the island',
      }
    case 'switch':
      return {
        code: 'misread-boolean',
        severity: 'warning',
        message: `${what} turns it on: React sets such an attribute for every text`,
        expected: `\`${/\w+/.exec(what)?.[0]}={false}\`, or no such attribute`,
      }
    case 'head':
      return {
        code: 'doubled-head',
        severity: 'warning',
        message: `pages may have two of ${what}: the generator writes it into their head`,
        expected: 'fields of the text instead: `title`, `description`, `noindex`, `canonical` and what else it says',
        hint: 'search engines may take either; for the whole site, content/site.yaml has `noindex`',
      }
    case 'no-key':
      return {
        code: 'missing-key',
        severity: 'warning',
        message: `${what} is drawn for each entry of a list and has no \`key\``,
        expected: 'a `key` that stays with the entry, such as its name; that of a fragment is `<Fragment key={…}>`',
        hint: 'when the list changes, React may give an entry the text fields and the state of another one',
      }
  }
}

/** An issue of code that is of no use, as it does no harm to what the page shows. */
function notInteractive(message: string): IssueDetails {
  return {
    code: 'not-interactive',
    severity: 'warning',
    message: `${message}: ${DRAWN_ONCE}`,
    expected: 'what reacts to visitors in an island',
    hint: `move it into a component that ${ISLAND}`,
  }
}
