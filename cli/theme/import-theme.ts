import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { START } from '../../renderer/definitions/issue.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import { browserHint, hideBrowserNames } from './faults/browser-names.ts'
import { CompileError, type CompileFault } from './faults/compile-error.ts'
import { throwingPackage } from './faults/package-error.ts'
import type { Compiler } from './compiler.ts'
import { secondsAllowed } from '../watchdog/seconds-allowed.ts'
import { sourceMapOf, type SourcePlace, sourcePlaceOf } from './faults/source-place.ts'
import { writeFile } from '../output/write-file.ts'

/** Imports a compiled theme (`file`) of the sources of `entry`. What its modules throw while they load becomes an error with a place. */
export async function importTheme(file: string, entry: string, { bundleForNode }: Compiler): Promise<unknown> {
  hideBrowserNames()
  try {
    return await settled(import(pathToFileURL(file).href))
  } catch (error) {
    const place = await placeOf(error, { ran: file, file, entry })
    if (place) throw faultAt(place, error)
    // One that asks the generator for what it does not export: the compiler knows the place if it has the sources of both.
    if (error instanceof SyntaxError) await bundleForNode(entry, null)
    throw (isCut(error) && (await thrownAtTop(file, entry))) || (await faultWithin(error, file, entry))
  }
}

/** What modules export that end loading in time. One that waits for what never comes would hang the run, or end it without a message. */
async function settled(modules: Promise<unknown>): Promise<unknown> {
  const seconds = secondsAllowed()
  const loaded = new AbortController()
  const limit = sleep(seconds * 1000, undefined, { signal: loaded.signal }).then(() => {
    throw new UnsettledError(`after ${seconds} seconds, a module still waits for something`)
  })
  return Promise.race([modules, limit]).finally(() => loaded.abort())
}

class UnsettledError extends Error {}

/** Whether Node has refused the module because what it exports is not in it. */
function isCut(error: unknown): boolean {
  return error instanceof SyntaxError && /^Export '[^']*' is not defined in module/.test(error.message)
}

/**
 * The error of a module that throws in any case. The bundler leaves out what follows, the rest of the theme included, so that Node refuses
 * the module before it throws: a copy without exports throws. Undefined if it does not.
 */
async function thrownAtTop(file: string, entry: string): Promise<CompileError | undefined> {
  const copy = file.replace(/\.mjs$/, '.bare.mjs')
  writeFile(copy, readFileSync(file, 'utf8').replaceAll(/^export \{[^}]*\};?$/gm, ''))
  try {
    await import(pathToFileURL(copy).href)
    return undefined
  } catch (error) {
    return faultAt(await placeOf(error, { ran: copy, file, entry }), error)
  } finally {
    rmSync(copy, { force: true })
  }
}

interface Compiled {
  /** The module in the stack: the compiled one, or a copy with the same lines. */
  readonly ran: string
  readonly file: string
  readonly entry: string
}

/** Where in the sources of a theme an error was thrown; undefined if none of its code is in the stack. */
export async function placeOf(error: unknown, { ran, file, entry }: Compiled): Promise<SourcePlace | undefined> {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  // The map takes time, and errors of the module as a whole have no call in it.
  if (!stack.includes(`${pathToFileURL(ran).href}:`)) return undefined
  const folder = path.dirname(entry)
  const map = await sourceMapOf(file, folder)
  return map && sourcePlaceOf(stack, map, ran, folder)
}

function faultAt(place: SourcePlace | undefined, error: unknown, by?: string): CompileError {
  const message = messageOf(error)
  const told = {
    message: by === undefined ? message : `${message}, in the package \`${by}\``,
    expected: 'a theme that loads without errors',
    hint: hintFor(error, message, by),
  }
  return new CompileError([{ ...(place ?? { file: null, ...START }), ...told }], error)
}

/** An error without a call of the theme in its stack: perhaps a package has thrown it. */
async function faultWithin(error: unknown, file: string, entry: string): Promise<CompileError> {
  const thrower = error instanceof Error ? await throwingPackage(error, file, entry) : undefined
  return faultAt(thrower?.place, error, thrower?.name)
}

/** Advice on values that were thrown and are no errors. */
export const NO_ERROR = 'throw an `Error`: it knows its place'

function hintFor(error: unknown, message: string, by?: string): CompileFault['hint'] {
  if (!(error instanceof Error)) return NO_ERROR
  if (error instanceof UnsettledError)
    return 'an `await` outside of functions has not ended; KARTOGRAF_PAGE_SECONDS sets a longer limit'
  return /^Cannot access '.*' before initialization$/.test(message)
    ? 'modules that import each other can use what they import only in functions, not while they load'
    : browserHint(message, by)
}
