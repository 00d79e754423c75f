import { MendableError } from '../program.ts'

/** A source cannot be read, or its entries cannot be written. Existing files are unchanged. */
export class PullError extends MendableError {}
