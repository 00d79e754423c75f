import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in templates and their output. */
export const THEME_CODES = {
  'broken-assets': {
    means: 'A style sheet, script or font of the theme cannot be compiled.',
    matters: 'Pages would not look or work as intended.',
    mend: 'Look at the position given.',
  },
  'broken-icon': {
    means: 'The icon of the site cannot be drawn.',
    matters: 'Bookmarks and home screens would have no icon.',
    mend: 'Save it as a square SVG of simple shapes, without scripts, references to files, and costly filters.',
  },
  'broken-theme': {
    means:
      '`templates/index.ts` cannot be compiled or does not export `theme`, parts of the theme contradict each other, or its code fails before pages are rendered.',
    matters: 'Without templates, there are no pages.',
    mend: 'Look at the position given; `kartograf check --types` often says more, and docs/themes.md of kartograf what a theme may import.',
    example: 'export const theme = defineTheme({ … })',
  },
  'browser-error': {
    means: 'In `watch`: an island, a script or middleware of the theme has thrown an error in a page that is open.',
    matters:
      'An island that throws while it starts stays as the build has drawn it, and its controls do nothing; an error in a handler leaves undone what was asked for.',
    mend: 'Look at the position given, and at the console of the browser for the calls that led there. It goes away with the next reload of the page on which nothing is thrown.',
  },
  'doubled-head': {
    means:
      'A component writes `<title>`, `<meta name="robots">`, `<link rel="canonical">` or another element of the head that each page has already.',
    matters:
      'React moves it to the beginning of what it draws, so pages have two, which may contradict each other: one `noindex` keeps a page out of search engines, and browsers show the first title.',
    mend: 'Take it out, and set the fields of the text: `title`, `description`, `noindex`, `canonical`. A `<title>` in a drawing is another element, and none of these.',
  },
  'foreign-host': {
    means: 'A page loads a file from another host: a script, a font, a picture or a frame; or it has a form for one.',
    matters:
      'The other host learns the IP address of every reader, which requires their consent, and if it fails, the page breaks.',
    mend: 'Put the file into `content/static/`, beside the text, or into the theme.',
  },
  'inline-script': {
    means: 'A component writes a `<script>` with code in it, or HTML with an attribute such as `onclick`.',
    matters:
      'The Content-Security-Policy of the pages allows no inline scripts, so that no foreign code can run: browsers do not run it.',
    mend: 'Make it an island, or a module that `scripts` in `templates/index.ts` and in `content/site.yaml` name. Data, such as `application/ld+json`, may stay.',
    example: "scripts: { greeting: 'scripts/greeting.ts' }",
  },
  'inline-style': {
    means: 'A component writes `style` at an element, also in its HTML, or a `<style>`.',
    matters:
      'The Content-Security-Policy of the pages allows no inline styles. Browsers ignore them, so what they should style looks unstyled.',
    mend: 'Write a rule in a style sheet of the theme, for a class or for the values of an attribute; attributes of SVG, such as `width` and `fill`, are allowed. A module that draws something else than a page, such as a mail, is not examined if it imports `react-dom/server`.',
    example: '<p data-tone="dark">',
  },
  'invalid-declaration': {
    means:
      'A style sheet of the theme has a property or a unit that no browser knows, or a word that is no value there, and a known one is spelt nearly so.',
    matters: 'Browsers drop the declaration without a word.',
    mend: 'Correct the typing error. If it is CSS that is newer than this program, accept the warning: `accept: [invalid-declaration]`.',
    example: 'display: none;',
  },
  'invalid-nesting': {
    means:
      'A component has an element in another one that HTML does not allow there, such as `<div>` in `<p>`, or a link in a link.',
    matters:
      'Browsers end the outer element where the inner one begins: rules for it do not apply, and in an island, React draws everything anew.',
    mend: 'Make the outer element a `<div>`, or the inner one a `<span>`.',
    example: '<div className="lead"><ul>…</ul></div>',
  },
  'misread-boolean': {
    means: 'An attribute that is on or off has the text `false`, such as `hidden="false"`.',
    matters:
      'React sets it for every text that is not empty, so that it is on: the element is hidden, or the field disabled.',
    mend: 'Write the value in braces, or leave the attribute out.',
    example: '<p hidden={false}>',
  },
  'missing-key': {
    means: 'A component of an island draws an element for each entry of a list, without a `key`.',
    matters:
      'When entries are added, removed or sorted, React may give an entry the text fields and the state of another one. It says so only while a site is developed, with a build of React that is not used here.',
    mend: 'Give the element a `key` that stays with the entry. Pages are drawn once, so their lists need none.',
    example: '{places.map((place) => <li key={place.name}>{place.name}</li>)}',
  },
  'missing-letters': {
    means:
      'The picture of a page for links on other sites has empty boxes: the font of the theme lacks letters of its text.',
    matters: 'Networks and messengers would show the boxes in place of the heading.',
    mend: 'The letters are those of the first font in `preload` of `templates/index.ts`: name one there that has them. Or give the pages an `image` in their front matter. `socialImages: false` in content/site.yaml builds the site without such pictures.',
    example: 'image: { src: ./preview.jpg, alt: … }',
  },
  'missing-semicolon': {
    means: 'A declaration in a style sheet of the theme has no semicolon, and another one begins in the next line.',
    matters: 'The second is a part of the value of the first then: browsers ignore both without a word.',
    mend: 'Write a semicolon at the end of the declaration.',
    example: 'display: grid;',
  },
  'never-loaded': {
    means: 'A component of pages is made by `lazy`.',
    matters: 'A page is drawn at once. It would show only the `fallback` of `<Suspense>`, for good.',
    mend: 'Import the component: nothing of it is sent to visitors. In an island, `lazy` is allowed.',
    example: "import { Chart } from './chart.tsx'",
  },
  'not-interactive': {
    means:
      'A component that is in no island has a handler such as `onClick`, an effect, or state; or one that is an island is shown without `<Island>`.',
    matters: 'Its code is not sent to visitors. A button without its handler does nothing, and state never changes.',
    mend: 'Move what reacts to visitors into an island: a component that `islands` in `templates/index.ts` names with its module, and that `<Island>` shows.',
    example: '<Island name="Counter" props={{ start: 3 }} context={context} />',
  },
  'over-budget': {
    means: 'A page is larger than `budgets` in `content/site.yaml` allows.',
    matters: 'It takes too long to load on slow connections.',
    mend: 'The largest parts are listed. Reduce them, or raise the budget on purpose.',
    example: 'budgets: { html: 100, scripts: 300 }',
  },
  'render-failed': {
    means: 'A component of the theme has thrown an error while rendering a page.',
    matters: 'The page cannot be shown.',
    mend: 'Look at the position in the template, and at what is special about that page.',
  },
  'sets-html': {
    means: 'Code of an island, mostly that of a package, sets HTML from strings (`innerHTML`).',
    matters:
      'The policy of the pages has Trusted Types, so that no text becomes code by mistake: browsers throw an error there, and the island stops working.',
    mend: 'Take a package that makes elements, or set `setsHtml: true` in `content/site.yaml`: all code of the site may then set HTML, as on most sites. If that code never runs, accept the warning: `accept: [sets-html]`.',
    example: 'setsHtml: true',
  },
  'stray-text': {
    means:
      'A component shows a text that was not meant as one: `0`, where `list.length && …` has an empty list, a comment of code between tags, or a value that is no text, such as `undefined`, `NaN` and `[object Object]`.',
    matters: 'Visitors read it, or a class, an address or a name is another one than was meant.',
    mend: 'Write a condition that is true or false, comments between tags in braces, and the field of an object, or a default where there may be none.',
    example: '{list.length > 0 && <List entries={list} />}\n{/* A comment */}',
  },
  'type-error': {
    means: 'TypeScript has found an error in the theme, or could not run.',
    matters:
      'A component may use a field that is missing or has another type, which only fails on pages that contain it.',
    mend: "Look at the position given. `kartograf check --types` runs the site's own `typescript` with its `tsconfig.json`.",
  },
  'unknown-rule': {
    means:
      'A style sheet has a rule that no browser knows, such as `@apply` of Tailwind, `@include` of Sass, or one with a typing error.',
    matters: 'It is sent as it is, and browsers ignore it without a word: what it should style looks unstyled.',
    mend: 'The build compiles CSS only. Run Tailwind, Sass or PostCSS before it, and import the CSS that they write, as described in docs/themes.md of kartograf.',
    example: "@import './tailwind.css';",
  },
  'unset-property': {
    means:
      'A style sheet reads a custom property with `var()`, without a fallback, and no sheet and no script of the theme sets it.',
    matters: 'Browsers drop the declaration without a word: a colour is inherited, a distance is none.',
    mend: 'Correct the name, set the property, or give a value for where it is not set.',
    example: 'gap: var(--gap, 1rem);',
  },
  'unshown-element': {
    means: 'A function draws an element and does not return it, or there is something between the tags of `<Island>`.',
    matters: 'The element is on no page.',
    mend: 'Write `return` before it. A function with braces returns nothing by itself: `(one) => <li>{one}</li>` has none. An island gets texts in its `props`.',
    example: 'list.map((one) => <li key={one}>{one}</li>)',
  },
  'unstyled-package': {
    means: 'A package imports a style sheet in its code, and no sheet of the theme imports it.',
    matters:
      'Styles of pages are in sheets only, so that the import in the code is left out: what the package shows looks unstyled.',
    mend: 'Import the sheet at the top of a sheet of the theme. If the package is used without its styles, accept the warning: `accept: [unstyled-package]`.',
    example: "@import 'fancy/dist/style.css';",
  },
  'untracked-input': {
    means:
      'The theme uses something that is in no source of the site: files read with `node:fs`, programs, the network, the clock, chance, or a variable of the environment whose name is computed.',
    matters:
      'No build can tell whether it is still the same: the same sources may give another site tomorrow. To publish nothing stale, every page is rendered by every build, except where it is only the clock or chance: pages that do not change otherwise keep what these gave.',
    mend: 'Put the data into the content, or into a module or JSON file that the theme imports; `kartograf pull` brings data of other servers. Variables of the environment are tracked where they are read by name. What depends on the time of a visit is computed in an island.',
    example: "import figures from '../figures.json'\nconst stage = process.env.STAGE",
  },
} as const satisfies Readonly<Record<string, Explanation>>
