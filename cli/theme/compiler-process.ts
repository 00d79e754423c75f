import { CompileError } from './compile-error.ts'
import { compilerHere, type CompilerAnswer, type Question } from './compiler.ts'

/** A process that compiles for another one, until that one has no more questions. */
process.on('message', (question: Question) => {
  void answerTo(question).then((answer) => process.send?.(answer))
})

async function answerTo({ work, args }: Question): Promise<CompilerAnswer> {
  try {
    // The arguments were those of the work of this name.
    const result = await (compilerHere[work] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
    return { result }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { fault: { name, message, ...(error instanceof CompileError && { faults: error.faults }) } }
  }
}
