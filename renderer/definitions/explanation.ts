/** The explanation of an issue code, for readers who see it for the first time. */
export interface Explanation {
  /** The problem. */
  readonly means: string
  /** Its consequences. */
  readonly matters: string
  /** How to mend it. */
  readonly mend: string
  /** Corrected example. */
  readonly example?: string
}
