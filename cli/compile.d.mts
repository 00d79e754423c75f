/** A file of the compiled program. */
interface Chunk {
  readonly fileName: string
  readonly code: string
}

export function bundleProgram(tool: string): Promise<{ readonly chunks: readonly Chunk[] }>
