import { LATEST_FILE, MANIFEST } from '../../../renderer/definitions/url.ts'
import { FORMS_FILE } from '../../../renderer/outputs/forms-file.ts'
import { FOR_HOSTS } from '../../../renderer/outputs/hosts/headers.ts'

/** Files of the whole site, which the generator writes and no source of the site may overwrite. */
export const OWN_FILES: readonly string[] = [
  'index.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  MANIFEST,
  ...FOR_HOSTS,
  LATEST_FILE,
  FORMS_FILE,
]
