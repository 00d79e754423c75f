/** A refused request of the editor; the message says what to do. */
export class EditError extends Error {
  override readonly name = 'EditError'
  readonly status: 400 | 403 | 404 | 409 | 412 | 413 | 415 | 422

  constructor(status: EditError['status'], message: string) {
    super(message)
    this.status = status
  }
}
