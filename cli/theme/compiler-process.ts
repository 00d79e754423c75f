import { messageOf } from '../../renderer/definitions/message-of.ts'
import { MendableError } from '../program.ts'
import { CompileError } from './faults/compile-error.ts'
import { compilerHere, type CompilerAnswer, type Question, type ToldError } from './compiler.ts'
import { IconError } from './icons/icon-fault.ts'

/** A process that compiles on behalf of its parent process, until that disconnects. */
process.on('message', (question: Question) => {
  // A parent process that has failed asks for no answer any more.
  void answerTo(question).then((answer) => process.connected && process.send?.(answer, ignored))
})

// What nobody waits for would still be written, into a cache that another run may be using by then.
process.on('disconnect', () => process.exit())

function ignored(): void {
  // Nobody is left to tell.
}

async function answerTo({ id, work, args }: Question): Promise<CompilerAnswer> {
  try {
    // Safe: the arguments are those of the function with this name.
    const result = await (compilerHere[work] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
    return { id, result }
  } catch (error) {
    return { id, fault: { message: messageOf(error), isMendable: error instanceof MendableError, ...faultsOf(error) } }
  }
}

/** What an error says besides its message, which its class would carry. */
function faultsOf(error: unknown): Pick<ToldError, 'fault' | 'faults'> {
  if (error instanceof CompileError) return { faults: error.faults }
  return error instanceof IconError ? { fault: error.fault } : {}
}
