import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in data files and messages: settings, menu, footer, redirects, interface texts. */
export const SETTING_CODES = {
  'bad-redirect': {
    means: 'A line of `content/redirects.yaml` is no path, or redirects what is a page.',
    matters: 'Old links to the site would break.',
    mend: 'Let it lead to a page that exists. Hosts of others stand in `redirectHosts` of `content/site.yaml`.',
    example: '/de/kontakt: /de/company/contact/',
  },
  'broken-message': {
    means: 'A text of the interface is not valid ICU MessageFormat.',
    matters: 'It could not be shown.',
    mend: 'Close every brace, and give every plural its `other`.',
    example: '"posts": "{count, plural, one {# post} other {# posts}}"',
  },
  'broken-messages': {
    means: 'A file of `i18n/messages/` is missing or not valid JSON.',
    matters: 'No text of the interface is known in that language.',
    mend: 'Look at the line that is named: most often a comma or a quotation mark is missing.',
    example: '{ "nav.menu": "Menu" }',
  },
  'broken-yaml': {
    means: 'The file is not YAML.',
    matters: 'Nothing in it can be read.',
    mend: 'Look at the line that is named. Most often a text with a colon needs quotes, or an indentation differs.',
    example: 'claim: "Cloud: simple"',
  },
  'circular-navigation': {
    means: 'An item of the menu is among its own children.',
    matters: 'The menu would have no end.',
    mend: 'Take the item out of `children` below itself.',
  },
  'deep-navigation': {
    means: 'The menu has more levels than can be shown.',
    matters: 'Nobody would find what is at the bottom.',
    mend: 'Move items up.',
  },
  'different-placeholders': {
    means: 'A text of the interface has other placeholders in one language than in another.',
    matters: 'A number or a name would be missing in one language.',
    mend: 'Use the same names in braces in every language.',
    example: '"greeting": "Hello {name}"',
  },
  'far-legal-page': {
    means: 'From a page, more than two clicks lead to a page that `legal.near` of the menu data names.',
    matters:
      'The law wants imprint and privacy notice to be easy to reach from everywhere; courts take two clicks as the limit.',
    mend: 'Link the page in the footer of every language, and let every layout show the footer or these links.',
    example: 'legal: [{ title: Imprint, url: /imprint }]',
  },
  'foreign-embed': {
    means: 'A page shows something of a service from a host that the settings do not name for it.',
    matters: 'The security policy lets browsers load from the named hosts only, so that the place would stay empty.',
    mend: 'Correct the address, or add its origin to `hosts` of the service.',
    example: 'hosts: [https://player.example.com]',
  },
  'foreign-redirect': {
    means: 'A redirect leads to a host that the settings do not name.',
    matters: 'A line in a file of data could send visitors anywhere.',
    mend: 'Let it lead to a page, or name the host in `content/site.yaml`.',
    example: 'redirectHosts: [jobs.example.com]',
  },
  'large-navigation': {
    means: 'The menu has too many entries.',
    matters: 'It stands on every page.',
    mend: 'Name groups instead of pages: a name in `children` includes everything below it.',
  },
  'missing-file': {
    means: 'The site lacks a file that the settings name, or that every site has.',
    matters: 'An icon or a picture would be missing, or the site cannot be read.',
    mend: 'Put the file there, or correct the name.',
    example: 'icon: /favicon.svg',
  },
  'missing-home': {
    means: 'A language has no page at its first address.',
    matters: 'Visitors would find nothing there.',
    mend: 'Translate the home page into that language, or set its path there.',
    example: 'path: /',
  },
  'missing-language': {
    means: 'A name in a data file does not exist in one of the languages.',
    matters: 'The menu, the footer or a list would have a gap.',
    mend: 'Add the words of that language.',
    example: 'cloud: { de: Cloud, en: Cloud, es: Nube }',
  },
  'missing-link': {
    means: 'The theme shows a link that `content/navigation.yaml` does not define.',
    matters: 'The place of the link would be empty.',
    mend: 'Add it to `links`.',
    example: 'links: { contact: /company/contact }',
  },
  'missing-message': {
    means: 'A text that the templates use is not in the file of that language.',
    matters: 'Visitors would see a gap, or another language.',
    mend: 'Add the key to `i18n/messages/<language>.json`.',
  },
  'missing-plural': {
    means: 'A plural lacks a form that the language has.',
    matters: 'Some numbers would be followed by the wrong word.',
    mend: 'Add the form that is named.',
    example: '{count, plural, one {# day} few {# days} other {# days}}',
  },
  'missing-service-settings': {
    means: 'The site has services that need consent, and a page without a way to open their settings.',
    matters: 'To withdraw consent must be as easy as to give it (Article 7(3) GDPR).',
    mend: 'Let the footer of every layout have `<ServiceSettings label={…} />`.',
  },
  'missing-service-texts': {
    means: 'The settings name services, but the theme has no texts for the dialog that asks for consent.',
    matters: 'Nobody could be asked, so nothing of the services could be shown.',
    mend: 'Add `serviceTexts` to the theme, as docs/services.md of kartograf shows.',
  },
  'redirect-chain': {
    means: 'A redirect leads to another redirect.',
    matters: 'Visitors wait twice, and search engines give up after a few.',
    mend: 'Let it lead to the last address at once.',
  },
  'redirect-loop': {
    means: 'Redirects lead in a circle.',
    matters: 'Browsers show an error.',
    mend: 'Let one of them lead to a page.',
  },
  'undeclared-storage': {
    means: 'A script stores something in the browser that the page named by `legal.storage` does not list.',
    matters: 'Visitors have to be told what is kept on their device, by its name.',
    mend: 'List the name on that page in every language, as code or in an element with `data-storage`, or store nothing.',
    example: '<code data-storage="site:form">site:form</code>',
  },
  'unknown-item': {
    means: '`children` names an item that the menu does not have.',
    matters: 'The menu would have a gap.',
    mend: 'Correct the name, or define the item.',
  },
  'unknown-message': {
    means: 'A file of messages has a key that no other language has.',
    matters: 'Most often it is a misspelled key, and the right one is missing.',
    mend: 'Correct the key, or add it to every language.',
  },
  'unknown-plural': {
    means: 'A plural has a form that the language does not have.',
    matters: 'It would never be shown.',
    mend: 'Take it out.',
  },
  'unknown-proof': {
    means: '`proof` of a group names no entry that could speak for it.',
    matters: 'The menu would have a gap.',
    mend: 'Name the key of an existing entry.',
  },
  'unknown-service': {
    means: 'A page shows something of a service that the settings do not name.',
    matters: 'Third parties are loaded only with a name, a purpose and consent.',
    mend: 'Correct the name, or describe the service in `services` of `content/site.yaml`.',
    example: '{ service: films, src: https://player.example.com/embed/42 }',
  },
  'unknown-warning': {
    means: '`accept` or `severities` in `content/site.yaml` names a code that is none, or one that cannot be changed.',
    matters: 'You would believe that a finding is settled while it is not.',
    mend: 'Take one of the codes that are listed.',
    example: 'accept: [length]',
  },
  'unused-message': {
    means: 'No template uses a text of the interface.',
    matters: 'It is translated for nobody.',
    mend: 'Delete the key in every language.',
  },
  'unused-service': {
    means: 'The settings name a service that no page shows.',
    matters: 'The security policy lets its hosts in all the same, and visitors are asked about it for nothing.',
    mend: 'Take it out of `services` in `content/site.yaml`.',
  },
  'unused-storage': {
    means: 'The page named by `legal.storage` lists something that no script of the site stores.',
    matters: 'What the page tells is not true, and nobody will trust the rest.',
    mend: 'Take the entry out of the page.',
  },
  'zoom-blocked': {
    means: '`viewport` in `content/site.yaml` keeps visitors from making the page larger.',
    matters: 'People with low vision cannot read it; it fails WCAG 1.4.4.',
    mend: 'Take out `maximum-scale` and `user-scalable`.',
    example: 'viewport: width=device-width, initial-scale=1',
  },
} as const satisfies Readonly<Record<string, Explanation>>
