import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues about files: names, locations, bytes. */
export const FILE_CODES = {
  'active-file': {
    means: 'A drawing or an XML file can run code in the browser of whoever opens it.',
    matters: 'It would run with the rights of the site, where forms and storage are.',
    mend: 'Export the file again as plain SVG, without scripts, handlers and embedded HTML.',
  },
  'altered-output': {
    means: 'A file of the output is not what the last build has written.',
    matters: 'Visitors would get what nobody has checked.',
    mend: 'Run `kartograf generate`, which writes the file again.',
  },
  'broken-url-list': {
    means: '`content/urls.lock` has a line that is no address.',
    matters: 'The list could not keep that address.',
    mend: 'Delete the line. After a conflict of two branches keep the addresses of both.',
    example: '/de/career/',
  },
  'control-character': {
    means: 'The file contains a character that no text is made of.',
    matters: 'Feeds and some browsers stop reading there.',
    mend: 'Delete it. It often comes with text that was copied from a PDF.',
  },
  'dead-reference': {
    means: 'A page or a style sheet of the output refers to a file that the output does not have.',
    matters: 'Something would be missing on the page.',
    mend: 'Look for the address in `templates/` and in `content/static/`.',
  },
  'duplicate-file': {
    means: 'Two sources would be written to the same file, on this system or on one that ignores case.',
    matters: 'One of them would replace the other.',
    mend: 'Rename one, or change its address.',
  },
  'duplicate-url': {
    means: 'Two files claim the same address.',
    matters: 'Only one of them could be shown.',
    mend: 'Rename one of the folders, or change `path` or `aliases`.',
    example: 'path: /company/contact',
  },
  'empty-folder': {
    means: 'A folder of the content is empty.',
    matters: 'A text was begun, or left behind.',
    mend: 'Write the text, or delete the folder. `kartograf new` writes the files to begin with.',
  },
  'merge-conflict': {
    means: 'A file holds two versions of a passage, between the marks that Git writes when it cannot merge them.',
    matters: 'Readers would see both, and the marks.',
    mend: 'Keep the version that is right, and remove the other and the three marks.',
  },
  'forbidden-file': {
    means: 'The file is of a kind that is not published, or a link that leads out of `content/`.',
    matters: 'A script or a secret beside the texts would be public.',
    mend: 'Move it out of `content/`, or save it in an allowed format.',
  },
  'file-too-large': {
    means: 'A text or a data file is larger than anything that somebody writes.',
    matters: 'It would take minutes and gigabytes, and is most often a file of another kind.',
    mend: 'Divide it, or offer it as a file in `content/static/`.',
  },
  'foreign-file': {
    means: 'The output has a file that was not generated, and the build has one of the same name.',
    matters: 'A file that somebody has put there would be lost.',
    mend: 'Move it to `content/static/`, or delete it.',
  },
  'foreign-output': {
    means: 'The folder of the output holds files, and nothing tells that they were generated.',
    matters: 'The build replaces the folder: what lies there would be lost.',
    mend: 'Name an empty or new folder with `--out`.',
    example: 'kartograf generate --out preview',
  },
  'invalid-utf8': {
    means: 'The file was saved in another encoding than UTF-8.',
    matters: 'Umlauts and accents would be shown as other characters.',
    mend: 'Save it again as UTF-8. Editors name the encoding in the bar at the bottom.',
  },
  'no-site': {
    means: 'The folder holds no site.',
    matters: 'There is nothing to build.',
    mend: 'Change to the folder with `content/`, `i18n/` and `templates/`, or name it with `--root`.',
  },
  'not-text': {
    means: 'The file contains a NUL byte, so it is no text.',
    matters: 'Nothing could be shown of it.',
    mend: 'Put back the text, for example from version control. UTF-16 has such bytes too: save it as UTF-8.',
  },
  'reserved-folder': {
    means: '`content/static/` has a folder with a name that the generator needs in the output.',
    matters: 'Files could be taken for others.',
    mend: 'Rename the folder.',
  },
  'unexpected-file': {
    means: 'A file lies where no page can come of it: not in a collection, or not named after a language.',
    matters: 'The text would not be on the site.',
    mend: 'Put it into a folder of its own within a collection, named after its language.',
    example: 'content/posts/some-name/en.md',
  },
  'unfit-name': {
    means: 'The name of a file cannot be kept by every host or system.',
    matters: 'The site could not be uploaded as a whole.',
    mend: 'Use lower-case letters a to z, digits, hyphens and dots.',
  },
  'no-history': {
    means: '`lastmod: git` is set, and git does not know when all files of `content/` were changed.',
    matters: 'The sitemap has only the days that texts state themselves: search engines visit changed pages later.',
    mend: 'Fetch the whole history in CI (`fetch-depth: 0`), or set `lastmod: content`.',
  },
  'unknown-output': {
    means: 'Nothing tells which build has written the output.',
    matters: 'It cannot be compared with anything.',
    mend: 'Run `kartograf generate` first, and keep `.cache/`.',
  },
  'unlisted-address': {
    means: 'A page or file has an address that `content/urls.lock` does not list yet.',
    matters: 'If it vanished one day, nobody would notice.',
    mend: 'Run `kartograf urls --write`, and commit the list.',
  },
  'unused-file': {
    means: 'A file lies beside a text, and no text shows or links it.',
    matters: 'It is uploaded for nobody, or a text lacks its picture.',
    mend: 'Show it, link it, or delete it.',
    example: '![What the plan shows](./plan.png)',
  },
  'vanished-address': {
    means: 'An address that has been public leads nowhere any more.',
    matters: 'Links and bookmarks of others break, and search engines drop the page.',
    mend: 'Redirect it to the page that took its place, with `aliases` in the text or in `content/redirects.yaml`. If it is to be gone, say so: `kartograf urls --remove ADDRESS`.',
    example: '/de/old-offer: /de/offers/',
  },
  'wrong-shard': {
    means:
      'What `kartograf merge` was given are not all shards of this build, or a file of one was altered on the way.',
    matters: 'The output would lack pages, or hold pages that nobody has checked.',
    mend: 'Build all shards from the same commit with the same program, and hand over their folders whole.',
    example: 'kartograf merge shards/1 shards/2',
  },
} as const satisfies Readonly<Record<string, Explanation>>
