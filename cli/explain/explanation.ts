/** The page of a kind of issue, for somebody who has met it for the first time. */
export interface Explanation {
  /** What has been found. */
  readonly means: string
  /** What would come of it. */
  readonly matters: string
  /** How to mend it. */
  readonly mend: string
  /** As it should be. */
  readonly example?: string
}
