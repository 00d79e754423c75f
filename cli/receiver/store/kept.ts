import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formsIn, REQUEST_FILE } from './file-store.ts'
import { idIn, requestsIn } from './folder-names.ts'
import type { StoredRequest } from '../request.ts'

/** A stored request, and its folder within that of its form. */
export interface KeptRequest {
  readonly name: string
  readonly request: StoredRequest
}

/** Criteria for requests; all that are given must match. */
export interface Wanted {
  readonly form?: string | undefined
  /** Beginning of the id. */
  readonly id?: string | undefined
  /** The complete value of any field, such as an email address or a name. */
  readonly person?: string | undefined
}

/** Matching requests, oldest first, and all folders whose request cannot be read, because nobody knows whose they are. */
export async function keptRequests(
  data: string,
  { form, id, person }: Wanted,
): Promise<{ readonly kept: readonly KeptRequest[]; readonly unreadable: readonly string[] }> {
  const kept: KeptRequest[] = []
  const unreadable: string[] = []
  for (const folder of formsIn(data).filter((name) => form === undefined || name === form))
    for (const name of await requestsIn(path.join(data, folder))) {
      if (id !== undefined && !idIn(name).startsWith(id)) continue
      const request = await readRequest(path.join(data, folder, name, REQUEST_FILE))
      if (!request) unreadable.push(`${folder}/${name}`)
      else if (person === undefined || isOf(person, request)) kept.push({ name, request })
    }
  return { kept: kept.toSorted((a, b) => (a.request.received < b.request.received ? -1 : 1)), unreadable }
}

async function readRequest(file: string): Promise<StoredRequest | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StoredRequest
  } catch {
    // The caller reports it as unreadable.
    return undefined
  }
}

function isOf(person: string, { values }: StoredRequest): boolean {
  const folded = fold(person)
  return Object.values(values).some((value) => fold(value) === folded)
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/** How CSV is written for the program that opens it. */
export interface CsvStyle {
  /** Between values: `,` by RFC 4180, `;` for spreadsheets of countries with decimal commas. */
  readonly separator: ',' | ';'
  /** Whether it begins with a byte order mark, without which Excel takes UTF-8 for the encoding of Windows; programs take it for a letter. */
  readonly bom: boolean
}

const PLAIN: CsvStyle = { separator: ',', bom: false }

/** CSV (RFC 4180) with a column for each field of any request. */
export function csvOf(requests: readonly StoredRequest[], { separator, bom }: CsvStyle = PLAIN): string {
  const fields = [...new Set(requests.flatMap(({ values }) => Object.keys(values)))]
  const head = ['received', 'form', 'id', 'locale', 'subject', ...fields, 'attachments']
  const rows = requests.map(({ received, form, id, locale, subject, values, attachments }) => [
    received,
    form,
    id,
    locale,
    subject,
    ...fields.map((field) => values[field] ?? ''),
    attachments.map(({ name }) => name).join(', '),
  ])
  const lines = [head, ...rows].map((row) => `${row.map((text) => cell(text, separator)).join(separator)}\r\n`)
  return (bom ? '\uFEFF' : '') + lines.join('')
}

/**
 * Quotes a value. Spreadsheets execute values that begin with certain characters, also wide ones or after white space: these get an
 * apostrophe. So does what follows a tab, a line break or the other separator: a program that divides tables by that, as with semicolons
 * in German and Spanish, begins another cell there.
 */
function cell(text: string, separator: CsvStyle['separator']): string {
  const inert = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${inert.replaceAll(BEGINS_CELL[separator], "$&'").replaceAll('"', '""')}"`
}

const BEGINS_CELL = {
  ',': /[;\t\r\n](?=(?:[^\S\r\n\t]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
  ';': /[,\t\r\n](?=(?:[^\S\r\n\t]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
}
