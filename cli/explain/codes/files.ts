import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues about files: names, locations, bytes. */
export const FILE_CODES = {
  'active-file': {
    means: 'A drawing or XML file can run code in the browser of anyone who opens it.',
    matters: 'The code would have access to everything on the site, such as forms and storage.',
    mend: 'Export the file as plain SVG, without scripts, event handlers and embedded HTML.',
  },
  'altered-output': {
    means: 'A file of the output differs from what the last build wrote.',
    matters: 'Visitors would get content that nobody has checked.',
    mend: 'Run `kartograf generate` to write the file again.',
  },
  'broken-url-list': {
    means: '`content/urls.lock` contains a line that is not an address.',
    matters: 'The list could not protect that address.',
    mend: 'Delete the line. After a merge conflict, keep the addresses of both branches.',
    example: '/de/career/',
  },
  'control-character': {
    means: 'The file contains a control character, or the mark that shows what follows backwards (U+202E).',
    matters: 'Feeds and some browsers stop reading there, or readers see something else than the file says.',
    mend: 'Delete it. It often comes from text copied from a PDF.',
  },
  'dead-reference': {
    means: 'A page or style sheet refers to a file that the output does not contain.',
    matters: 'Something would be missing on the page.',
    mend: 'Search for the address in `templates/` and `content/static/`. An address of many pages is told once, with the first of them.',
  },
  'duplicate-file': {
    means: 'Two sources have the same output file, on this system or on one that ignores case.',
    matters: 'One of them would overwrite the other.',
    mend: 'Rename one, or change its address.',
  },
  'duplicate-url': {
    means: 'Two files claim the same address.',
    matters: 'Only one of them could be shown.',
    mend: 'Rename one of the folders, or change `path` or `aliases`.',
    example: 'path: /company/contact',
  },
  'empty-folder': {
    means: 'A content folder is empty.',
    matters: 'A text has not been written yet, or the folder was left behind.',
    mend: 'Write the text, or delete the folder. `kartograf new` creates the files of an entry.',
  },
  'merge-conflict': {
    means: 'A file contains conflict markers of Git around two versions of a passage.',
    matters: 'Readers would see both versions, and the markers.',
    mend: 'Keep the right version, and remove the other one and the three markers.',
  },
  'forbidden-file': {
    means:
      'The type of the file is not allowed, it is one that the build writes for hosts, such as `_headers`, its name contains a control character, it is a link that leads out of `content/`, or a folder with the name of a text, such as `en.md`.',
    matters:
      'Scripts or secrets beside the texts would become public, and own headers would replace the security policy.',
    mend: 'Move it out of `content/`, save it in an allowed format, or use the settings: `connect`, `services` and `hsts` of `content/site.yaml`, `content/redirects.yaml`.',
  },
  'file-too-large': {
    means: 'A text or data file is unusually large.',
    matters: 'Processing it would take minutes and gigabytes. Usually, it is a file of another type.',
    mend: 'Split it, or offer it as a file in `content/static/`.',
  },
  'foreign-file': {
    means: 'The output contains a file that was not generated, and the build has a file with the same name.',
    matters: 'The build would overwrite it.',
    mend: 'Move it to `content/static/`, or delete it.',
  },
  'foreign-output': {
    means: 'The output folder contains files that may not have been generated.',
    matters: 'The build replaces the folder, so these files would be lost.',
    mend: 'Use an empty or new folder with `--out`.',
    example: 'kartograf generate --out preview',
  },
  'invalid-utf8': {
    means: 'The file is not encoded in UTF-8.',
    matters: 'Umlauts and accented letters would be shown as other characters.',
    mend: 'Save it as UTF-8. Most editors show the encoding in the status bar.',
  },
  'no-site': {
    means: 'The folder does not contain a site.',
    matters: 'There is nothing to build.',
    mend: 'Change to the folder with `content/`, `i18n/` and `templates/`, or set it with `--root`.',
  },
  'not-text': {
    means: 'The file contains a NUL byte, so it is not a text.',
    matters: 'It cannot be shown.',
    mend: 'Restore the text, for example from version control. If it is encoded in UTF-16, save it as UTF-8.',
  },
  'reserved-folder': {
    means: '`content/static/` contains a folder whose name the generator uses in the output.',
    matters: 'Files could be confused with generated ones.',
    mend: 'Rename the folder.',
  },
  'unexpected-file': {
    means:
      'A file is in a location that has no page: outside of collections, or not named after a language. Or a file directly in `content/` is named like no data file, or one in `i18n/messages/` or `i18n/locales/` like no language of the site.',
    matters: 'The text would not be on the site, and the data would not be read.',
    mend: 'Put a text into a folder of its own within a collection, and name it after its language. Name a data file as one of those expected, a file of messages `<language>.json`, and a pack `<language>.yaml`.',
    example: 'content/posts/some-name/en.md',
  },
  'unfit-name': {
    means: 'Some hosts or systems do not support the name of the file.',
    matters: 'The site could not be uploaded or checked out completely.',
    mend: 'Use few lower-case letters, digits, hyphens and dots.',
  },
  'no-history': {
    means: '`lastmod: git` is set, but Git does not know when all files of `content/` were last changed.',
    matters:
      'The sitemap contains only dates that the texts state themselves, so search engines visit changed pages later.',
    mend: 'Fetch the complete history in CI (`fetch-depth: 0`), or set `lastmod: content`.',
  },
  'unknown-output': {
    means: 'There is no record of the build that wrote the output.',
    matters: 'It cannot be compared with anything.',
    mend: 'Run `kartograf generate` first, and keep `.cache/`.',
  },
  'unlisted-address': {
    means: 'The address of a page or file is not in `content/urls.lock` yet.',
    matters: 'Nobody would notice if it vanished.',
    mend: 'Run `kartograf urls --write`, and commit the list.',
  },
  'unused-file': {
    means: 'No text shows or links to this file, which is beside a text, or it is directly in `content/`.',
    matters: 'It would be uploaded for nothing, a text lacks its picture, or the file is not on the site.',
    mend: 'Show it, link to it, move it to `content/static/`, or delete it.',
    example: '![What the plan shows](./plan.png)',
  },
  'vanished-address': {
    means: 'An address that has been public no longer exists.',
    matters: 'Links and bookmarks break, and search engines drop the page.',
    mend: 'Redirect it to the page that replaces it, with `aliases` in the text or in `content/redirects.yaml`. If it was removed on purpose: `kartograf urls --remove ADDRESS`.',
    example: '/de/old-offer: /de/offers/',
  },
  'wrong-shard': {
    means: 'The folders given to `kartograf merge` are not all shards of one build, or a file of a shard was modified.',
    matters: 'The output would lack pages, or contain pages that nobody has checked.',
    mend: 'Build all shards from the same commit with the same program, and transfer their folders completely.',
    example: 'kartograf merge shards/1 shards/2',
  },
} as const satisfies Readonly<Record<string, Explanation>>
