import { MendableError } from '../program.ts'

/** A source that cannot be read or written. What it has written before stays. */
export class PullError extends MendableError {}
