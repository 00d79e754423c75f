import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PicturesError } from '../pictures/load-drawing.ts'
import { bundleChunks, bundleForBrowser, bundleForNode } from './bundle-code.ts'
import { bundleStyles } from './bundle-styles.ts'
import { CompileError, type CompileFault } from './compile-error.ts'
import { drawIcons, IconError } from './icons.ts'

/** Compiles the code, style sheet and icons of a site. Input and output are plain values. */
export const compilerHere = { bundleForNode, bundleForBrowser, bundleChunks, bundleStyles, drawIcons }

export type Compiler = typeof compilerHere
type Work = keyof Compiler

/** Requests to the compiling process, and their results. */
export interface Question {
  readonly work: Work
  readonly args: readonly unknown[]
}
export type CompilerAnswer = { readonly result: unknown } | { readonly fault: ToldError }

/** An error as plain data for messages between processes. */
interface ToldError {
  readonly name: string
  readonly message: string
  /** Faults of a `CompileError`. */
  readonly faults?: readonly CompileFault[]
}

/** A compiler that must be ended after use. */
export interface EndingCompiler extends Compiler {
  readonly end: () => void
}

/**
 * A compiler in a separate process (`entry`: its compiled module), started with the first request: bundlers occupy 150 MB of memory, more
 * than a thousand pages need. Without an entry, this process compiles.
 */
export function createCompiler(entry: URL | null): EndingCompiler {
  if (!entry) return { ...compilerHere, end: () => undefined }
  let child: ChildProcess | undefined
  const ask =
    <W extends Work>(work: W) =>
    (...args: Parameters<Compiler[W]>): ReturnType<Compiler[W]> => {
      child ??= fork(fileURLToPath(entry), { serialization: 'advanced', execArgv: [] })
      // Safe: the response is the result of the requested function.
      return answerOf(child, { work, args }) as ReturnType<Compiler[W]>
    }
  return {
    bundleForNode: ask('bundleForNode'),
    bundleForBrowser: ask('bundleForBrowser'),
    bundleChunks: ask('bundleChunks'),
    bundleStyles: ask('bundleStyles'),
    drawIcons: ask('drawIcons'),
    end: () => {
      if (child?.connected) child.disconnect()
    },
  }
}

/** Sends a request and waits for the response. Callers send one at a time. */
function answerOf(child: ChildProcess, question: Question): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown): void => settle(() => reject(new Error('The compiler failed', { cause })))
    const ended = (code: number | null): void => failed(new Error(`it ended with code ${code}`))
    const answered = (answer: CompilerAnswer): void =>
      settle(() => ('fault' in answer ? reject(errorOf(answer.fault)) : resolve(answer.result)))
    const settle = (tell: () => void): void => {
      child.off('message', answered).off('error', failed).off('exit', ended)
      tell()
    }
    child.on('message', answered).on('error', failed).on('exit', ended)
    child.send(question)
  })
}

/** Restores the class of an error, which decides how it is reported. */
function errorOf({ name, message, faults }: ToldError): Error {
  if (faults) return new CompileError(faults)
  if (name === 'IconError') return new IconError(message)
  if (name === 'PicturesError') return new PicturesError(message)
  return new Error(message)
}
