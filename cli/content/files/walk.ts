import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { compare } from '../../../renderer/definitions/compare.ts'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { foldedName } from '../../../renderer/definitions/letters/folded-name.ts'
import { isStray, WELL_KNOWN } from './stray-file.ts'

/** A file in `content/`. */
export interface Found {
  readonly absolute: string
  /** Relative to the site, with `/`: `content/posts/anchor/de.md`. */
  readonly relative: string
  readonly stats: Stats
}

/**
 * Every file of `content/`, sorted by name. Reports anything but regular files, and links that leave `content/`, since a link to `.env` or
 * `.git/` would publish secrets. Files of editors and systems are skipped, such as other dot files. `known`: metadata of files from a
 * moment ago, by absolute path; to ask for that of a file takes as long as to list a folder.
 */
export function walk(root: string, issues: Issue[], known: ReadonlyMap<string, Stats> = new Map()): Found[] {
  const content = path.join(root, 'content')
  const inside = realpathSync(content)
  const walkFolder = (folder: string, relativeFolder: string): Found[] => {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !isStray(name) || `${relativeFolder}/${name}` === WELL_KNOWN)
      .toSorted((a, b) => compare(a.name, b.name))
    issues.push(...nameClashes(entries, relativeFolder))
    return entries.flatMap((entry) => {
      const { name } = entry
      // Names need no normalising, which `path.join` and `path.relative` would do for each of thousands.
      const absolute = folder + path.sep + name
      // macOS may write `ü` as two characters, and texts name it as one.
      const relative = `${relativeFolder}/${name.normalize('NFC')}`
      if (entry.isDirectory()) {
        if (isNamedAsText(name, relative)) issues.push(folderForText(relative))
        return walkFolder(absolute, relative)
      }
      const stats = (entry.isFile() ? known.get(absolute) : undefined) ?? followed(absolute, inside)
      if (typeof stats === 'string') {
        issues.push(forbidden(relative, stats))
        return []
      }
      return stats.isDirectory() ? walkFolder(absolute, relative) : [{ absolute, relative, stats }]
    })
  }
  return walkFolder(content, 'content')
}

/** Whether a folder has the name of a text in a language, `en.md`, which programs make when they unpack to a wrong place. */
function isNamedAsText(name: string, relative: string): boolean {
  return /^[a-z]{2,3}(?:-\w+)*\.md$/i.test(name) && !relative.startsWith('content/static/')
}

function folderForText(file: string): Issue {
  return issueIn(file, START, {
    code: 'forbidden-file',
    message: 'this is a folder with the name of a text',
    expected: 'a file, or a folder with the name of an entry',
    hint: 'move the text out of the folder, or give the folder another name',
  })
}

function forbidden(file: string, message: string): Issue {
  const expected = 'a regular file or folder inside `content/`'
  return issueIn(file, START, { code: 'forbidden-file', message, expected })
}

/** The type of a path, following links within `inside`, or why it must not be read. */
function followed(absolute: string, inside: string): Stats | string {
  const own = lstatSync(absolute)
  if (own.isFile() || own.isDirectory()) return own
  if (!own.isSymbolicLink()) return 'this is not a regular file'
  try {
    const target = realpathSync(absolute)
    if (!target.startsWith(inside + path.sep)) return `this link leaves \`content/\`: ${target}`
    const stats = statSync(target)
    return stats.isFile() ? stats : 'links to folders are not allowed, since they can be circular'
  } catch {
    return 'the target of this link does not exist'
  }
}

/** Names that clash on other systems: Windows and macOS do not distinguish `Logo.svg` and `logo.svg`. */
function nameClashes(entries: readonly { readonly name: string }[], folder: string): Issue[] {
  const known = new Map<string, string>()
  return entries.flatMap(({ name }) => {
    const folded = foldedName(name)
    const other = known.get(folded)
    known.set(folded, other ?? name)
    return other === undefined ? [] : [nameClash(`${folder}/${name}`, other)]
  })
}

function nameClash(file: string, other: string): Issue {
  return issueIn(file, START, {
    code: 'duplicate-file',
    message: `Windows and macOS do not distinguish this name from ${other}`,
    expected: 'names that differ in more than upper case or Unicode normalisation',
    hint: 'rename one of the two',
  })
}
