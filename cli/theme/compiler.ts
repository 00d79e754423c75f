import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { studioHere } from '../pictures/studio.ts'
import { MendableError } from '../program.ts'
import { bundleChunks, bundleForBrowser } from './bundle/bundle-code.ts'
import { bundleStyles } from './styles/bundle-styles.ts'
import { bundleForNode } from './bundle/bundle-theme.ts'
import { CompileError, type CompileFault } from './faults/compile-error.ts'
import { IconError, type IconFault } from './icons/icon-fault.ts'
import { drawIcons } from './icons/icons.ts'
import { findingsIn } from './page-code/findings.ts'

/** Compiles the code, style sheet and icons of a site, and makes its pictures. Input and output are plain values. */
export const compilerHere = {
  bundleForNode,
  bundleForBrowser,
  bundleChunks,
  bundleStyles,
  drawIcons,
  findingsIn,
  ...studioHere,
}

export type Compiler = typeof compilerHere
type Work = keyof Compiler

/** Requests to the compiling process, and their results, which may come in another order. */
export interface Question {
  readonly id: number
  readonly work: Work
  readonly args: readonly unknown[]
}
export type CompilerAnswer = { readonly id: number } & ({ readonly result: unknown } | { readonly fault: ToldError })

/** An error as plain data for messages between processes. */
export interface ToldError {
  readonly message: string
  /** Whether the message says what to do (a `MendableError`). */
  readonly isMendable: boolean
  /** Faults of a `CompileError`. */
  readonly faults?: readonly CompileFault[]
  /** Fault of an `IconError`. */
  readonly fault?: IconFault
}

/** A compiler that must be ended after use. It may be used again, in another process. */
export interface EndingCompiler extends Compiler {
  readonly end: () => void
}

/**
 * A compiler in a separate process (`entry`: its compiled module), started with the first request: bundlers occupy 150 MB of memory, more
 * than a thousand pages need, and pictures are made with settings of the allocator that only apply to new processes. Without an entry, this
 * process does the work.
 */
export function createCompiler(entry: URL | null): EndingCompiler {
  if (!entry) return { ...compilerHere, end: () => undefined }
  let child: CompilingProcess | undefined
  const ask =
    <W extends Work>(work: W) =>
    (...args: Parameters<Compiler[W]>): ReturnType<Compiler[W]> => {
      child ??= new CompilingProcess(entry)
      // Safe: the response is the result of the requested function.
      return child.ask(work, args) as ReturnType<Compiler[W]>
    }
  return {
    bundleForNode: ask('bundleForNode'),
    bundleForBrowser: ask('bundleForBrowser'),
    bundleChunks: ask('bundleChunks'),
    bundleStyles: ask('bundleStyles'),
    drawIcons: ask('drawIcons'),
    findingsIn: ask('findingsIn'),
    encode: ask('encode'),
    draw: ask('draw'),
    end: () => {
      child?.end()
      child = undefined
    },
  }
}

/**
 * Settings of memory allocators, which keep what was freed instead of returning it to the system: fetching it again took half the time of
 * drawing a link preview, and a fifth of encoding an AVIF. mimalloc, of Rolldown and the SVG renderer, reads its setting when it is loaded,
 * the C library, used by sharp, when a process starts.
 */
const KEEPING_MEMORY = {
  MIMALLOC_PURGE_DELAY: '-1',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 30),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 32),
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

/** The compiling process. It works on several requests at the same time. */
class CompilingProcess {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(entry: URL) {
    const env = { ...KEEPING_MEMORY, ...process.env }
    this.#child = fork(fileURLToPath(entry), { serialization: 'advanced', execArgv: [], env })
    this.#child.on('message', (answer: CompilerAnswer) => this.#take(answer))
    this.#child.on('error', (cause) => this.#fail(cause))
    this.#child.on('exit', (code) => this.#fail(new Error(`it ended with code ${code}`)))
  }

  ask(work: Work, args: readonly unknown[]): Promise<unknown> {
    const id = (this.#asked += 1)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#child.send({ id, work, args })
    })
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  #take(answer: CompilerAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('fault' in answer) waiting?.reject(errorOf(answer.fault))
    else waiting?.resolve(answer.result)
  }

  #fail(cause: unknown): void {
    for (const { reject } of this.#waiting.values())
      reject(new Error('The process that compiles and makes pictures failed', { cause }))
    this.#waiting.clear()
  }
}

/** Restores the class of an error, which decides how it is reported. */
function errorOf({ message, isMendable, faults, fault }: ToldError): Error {
  if (faults) return new CompileError(faults)
  if (fault) return new IconError(fault)
  return isMendable ? new MendableError(message) : new Error(message)
}
