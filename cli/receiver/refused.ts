import type { Fault, Refusal } from '../../renderer/forms/contract.ts'

/** A refused request, and the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: Refusal
  /** By field name, with `invalid`. */
  readonly faults: Readonly<Record<string, Fault>>
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>
  /** Id of the request that was stored before, with `duplicate`. */
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
