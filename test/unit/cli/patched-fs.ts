import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished, vi } from 'vitest'

type Functions = Pick<typeof fs, 'linkSync' | 'readdirSync' | 'readFileSync' | 'renameSync' | 'statSync'>

/** Replaces a function of `node:fs` until the running test ends; `make` gets the real one. */
export function patchFs<N extends keyof Functions>(name: N, make: (real: Functions[N]) => unknown): void {
  patch(fs, name, make)
}

/** The same for `node:fs/promises`. */
export function patchRename(make: (real: typeof fs.promises.rename) => typeof fs.promises.rename): void {
  patch(fs.promises, 'rename', make)
}

/** Calls a function before `readdir` of `node:fs/promises` reads a folder, until the running test ends. */
export function beforeReaddir(call: (folder: string) => void): void {
  patch(fs.promises, 'readdir', (real) => {
    const patched = (...args: Parameters<typeof real>) => {
      call(String(args[0]))
      return real(...args)
    }
    return patched
  })
}

function patch<T extends object, N extends keyof T>(target: T, name: N, make: (real: T[N]) => unknown): void {
  const real = target[name]
  const set = (value: T[N]): void => {
    target[name] = value
    // Modules that import the function by name see it only then.
    syncBuiltinESMExports()
  }
  set(make(real) as T[N])
  onTestFinished(() => set(real))
}

/** The running test takes this system for Windows, and waits for nothing that is open there. */
export function asOnWindows(): void {
  const real = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
  Object.defineProperty(process, 'platform', { ...real, value: 'win32' })
  const waiting = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  onTestFinished(() => {
    Object.defineProperty(process, 'platform', real)
    waiting.mockRestore()
  })
}

/** An error as of the file system. */
export function fsError(code: string): Error {
  return Object.assign(new Error(`${code}: from the test`), { code })
}
