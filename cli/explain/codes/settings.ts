import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in data files and messages: settings, menu, footer, redirects, interface texts. */
export const SETTING_CODES = {
  'bad-redirect': {
    means: 'A line of `content/redirects.yaml` is not a path, or redirects an existing page.',
    matters: 'Old links to the site would break.',
    mend: 'Redirect it to an existing page. External hosts must be listed in `redirectHosts` of `content/site.yaml`.',
    example: '/de/kontakt: /de/company/contact/',
  },
  'broken-message': {
    means: 'An interface text is not valid ICU MessageFormat.',
    matters: 'It could not be shown.',
    mend: 'Close all braces, and give every plural an `other` form.',
    example: '"posts": "{count, plural, one {# post} other {# posts}}"',
  },
  'broken-messages': {
    means: 'A file of `i18n/messages/` is missing or not valid JSON.',
    matters: 'No interface text is known in that language.',
    mend: 'Look at the line given: usually a comma or quotation mark is missing.',
    example: '{ "nav.menu": "Menu" }',
  },
  'broken-yaml': {
    means: 'The file is not valid YAML.',
    matters: 'Nothing in it can be read.',
    mend: 'Look at the line given. Usually a text with a colon needs quotes, or the indentation is wrong.',
    example: 'claim: "Cloud: simple"',
  },
  'circular-navigation': {
    means: 'A menu item is among its own descendants.',
    matters: 'The menu would be endless.',
    mend: 'Remove the item from `children` below itself.',
  },
  'deep-navigation': {
    means: 'The menu has too many levels.',
    matters: 'Visitors would not find the lowest levels.',
    mend: 'Move items to a higher level.',
  },
  'different-placeholders': {
    means: 'The placeholders of an interface text differ between languages.',
    matters: 'A number or name would be missing in one language.',
    mend: 'Use the same names in braces in every language.',
    example: '"greeting": "Hello {name}"',
  },
  'far-legal-page': {
    means: 'A page is more than two clicks away from a legal page listed in `legal.near` of the menu data.',
    matters:
      'By law, imprint and privacy notice must be easy to reach from everywhere; courts accept at most two clicks.',
    mend: 'Link to the legal page in the footer of every language, and make sure that every layout shows the footer or these links.',
    example: 'legal: [{ title: Imprint, url: /imprint }]',
  },
  'foreign-embed': {
    means: 'A page shows content of a service from a host that the settings do not list for it.',
    matters: 'The security policy lets browsers load only from listed hosts, so nothing would be shown.',
    mend: 'Correct the URL, or add its origin to `hosts` of the service.',
    example: 'hosts: [https://player.example.com]',
  },
  'foreign-redirect': {
    means: 'A redirect leads to a host that is not listed in the settings.',
    matters: 'Otherwise, a line in a data file could send visitors anywhere.',
    mend: 'Redirect to a page of the site, or list the host in `content/site.yaml`.',
    example: 'redirectHosts: [jobs.example.com]',
  },
  'large-navigation': {
    means: 'The menu has too many entries.',
    matters: 'It is part of every page.',
    mend: 'Use groups instead of pages: a name in `children` includes everything below it.',
  },
  'local-phone': {
    means: 'A telephone number in `content/site.yaml` has no code of its country.',
    matters: 'Links to it fail for callers from abroad, and search engines show it without its country.',
    mend: 'Write the international form. If the number has none, as some free ones, accept the warning: `accept: [local-phone]`.',
    example: 'phone: +49 89 1234567',
  },
  'long-policy': {
    means:
      'The hosts in `services`, `connect` and `forms` of `content/site.yaml` make the content security policy longer than some hosts read.',
    matters:
      'Cloudflare Pages ignores a line of `_headers` of more than 2,000 characters, so that pages have no policy; nginx does not start with a text of 4,096 bytes.',
    mend: 'Remove hosts that are not needed. If the site is on a host without such a limit, accept the warning.',
    example: 'accept: [long-policy]',
  },
  'missing-file': {
    means: 'A file does not exist that the settings name, or that every site needs.',
    matters: 'An icon or picture would be missing, or the site cannot be read.',
    mend: 'Add the file, or correct the name.',
    example: 'icon: /favicon.svg',
  },
  'missing-home': {
    means: 'A language has no home page.',
    matters: 'Visitors would find nothing at its first address.',
    mend: 'Translate the home page into that language, or set its `path`.',
    example: 'path: /',
  },
  'missing-language': {
    means: 'A name in a data file is missing in a language.',
    matters: 'The menu, the footer or a list would have a gap.',
    mend: 'Add the text in that language.',
    example: 'cloud: { de: Cloud, en: Cloud, es: Nube }',
  },
  'missing-link': {
    means:
      'The theme uses a link that `links` in `content/navigation.yaml`, or `legal` in `content/footer.yaml`, does not define.',
    matters: 'There would be no link.',
    mend: 'Add it there, or correct its name.',
    example: 'links: { contact: /company/contact }',
  },
  'missing-message': {
    means: 'An interface text is missing in a language.',
    matters: 'Visitors would see a gap, or another language.',
    mend: 'Add the key to `i18n/messages/<language>.json`.',
  },
  'untranslated-messages': {
    means:
      'A language in `untranslated` of `content/site.yaml` lacks interface texts, or a language has those of another one, such as the English ones that `init` wrote.',
    matters: 'Readers see labels and buttons in another language.',
    mend: 'Copy missing keys from the file of the default language to `i18n/messages/<language>.json`, and translate the values.',
    example: 'accept: [untranslated-messages]',
  },
  'missing-plural': {
    means: 'A plural lacks a form that the language needs.',
    matters: 'Some numbers would be followed by the wrong form.',
    mend: 'Add the form given.',
    example: '{count, plural, one {# day} few {# days} other {# days}}',
  },
  'missing-service-settings': {
    means: 'The site has services that need consent, but a page has no button for their settings.',
    matters: 'Withdrawing consent must be as easy as giving it (Article 7(3) GDPR).',
    mend: 'Add `<ServiceSettings label={…} />` to the footer of every layout.',
  },
  'missing-service-texts': {
    means: 'The settings have services, but the theme has no texts for the consent dialog.',
    matters: 'Visitors could not be asked, so services could not be shown.',
    mend: 'Add `serviceTexts` to the theme, as described in docs/services.md of kartograf.',
  },
  'redirect-chain': {
    means: 'A redirect leads to another redirect.',
    matters: 'Visitors wait twice, and search engines do not follow many redirects.',
    mend: 'Redirect directly to the final address.',
  },
  'redirect-loop': {
    means: 'Redirects form a circle.',
    matters: 'Browsers show an error.',
    mend: 'Redirect one of them to a page.',
  },
  'undeclared-storage': {
    means: 'A script stores data in the browser under a name that the page set in `legal.storage` does not list.',
    matters: 'Visitors must be told what is stored on their device.',
    mend: 'List the name on that page in every language, as code or in an element with `data-storage`, or do not store it.',
    example: '<code data-storage="site:form">site:form</code>',
  },
  'unknown-collection': {
    means: 'The settings, an archive or `content/pull.yaml` name a collection that the theme does not have.',
    matters:
      'Nothing would be listed or written there, and settings of a misspelt collection would not set its addresses.',
    mend: 'Use one of the listed names, or add the collection to `collections` of the theme.',
    example: 'collections: { posts: { path: /news } }',
  },
  'unknown-item': {
    means: '`children` contains the name of an item that does not exist.',
    matters: 'The menu would have a gap.',
    mend: 'Correct the name, or define the item.',
  },
  'unknown-message': {
    means: 'A message file contains a key that no other language has.',
    matters: 'Usually the key is misspelt, and the right one is missing.',
    mend: 'Correct the key, or add it to every language.',
  },
  'unknown-plural': {
    means: 'A plural has a form that the language does not have.',
    matters: 'It would never be used.',
    mend: 'Remove it.',
  },
  'unknown-proof': {
    means: '`proof` of a menu group is not the key of an entry that can be shown there.',
    matters: 'The menu would have a gap.',
    mend: 'Use the key of an existing entry.',
  },
  'unknown-service': {
    means: 'A page shows content of a service that is not in the settings.',
    matters: 'Services are loaded only with a name, a purpose and consent.',
    mend: 'Correct the name, or add the service to `services` in `content/site.yaml`.',
    example: '{ service: films, src: https://player.example.com/embed/42 }',
  },
  'unknown-warning': {
    means: '`accept` or `severities` in `content/site.yaml` contains an unknown code, or one that cannot be changed.',
    matters: 'You would believe that a warning is accepted while it is not.',
    mend: 'Use one of the codes listed.',
    example: 'accept: [length]',
  },
  'unused-message': {
    means: 'No template uses an interface text.',
    matters: 'It would be translated for nothing.',
    mend: 'Delete the key in every language.',
  },
  'unused-service': {
    means: 'The settings have a service that no page uses.',
    matters: 'The security policy allows its hosts, and visitors are asked for consent, for nothing.',
    mend: 'Remove it from `services` in `content/site.yaml`.',
  },
  'unused-storage': {
    means: 'The page set in `legal.storage` lists a name that no script stores.',
    matters: 'The page is wrong, and visitors will trust the rest of it less.',
    mend: 'Remove the entry from the page.',
  },
  'zoom-blocked': {
    means: '`viewport` in `content/site.yaml` prevents visitors from zooming.',
    matters: 'People with low vision cannot read the page; it fails WCAG 1.4.4.',
    mend: 'Remove `maximum-scale` and `user-scalable`.',
    example: 'viewport: width=device-width, initial-scale=1',
  },
} as const satisfies Readonly<Record<string, Explanation>>
