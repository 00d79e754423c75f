import type { Fault, Refusal } from '../../renderer/forms/contract.ts'

/** A refused request, and the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: Refusal
  /** With `invalid`: faults by field name. */
  readonly faults: Readonly<Record<string, Fault>>
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>
  /** With `duplicate`: id of the request that was stored before. */
  readonly id: string | undefined
  /** Status of the response, if it differs from that of the refusal. */
  readonly status: number | undefined
  /** Detail for the log. */
  readonly detail: string | undefined

  constructor(
    refusal: Refusal,
    more: {
      readonly faults?: Readonly<Record<string, Fault>>
      readonly headers?: Readonly<Record<string, string>>
      readonly id?: string
      readonly status?: number
      readonly detail?: string
    } = {},
  ) {
    super(refusal)
    this.refusal = refusal
    this.faults = more.faults ?? {}
    this.headers = more.headers ?? {}
    this.id = more.id
    this.status = more.status
    this.detail = more.detail
  }
}
