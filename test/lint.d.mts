/** Runs shell commands one after the other, and returns those that failed. */
export function failing(commands: readonly string[]): string[]
