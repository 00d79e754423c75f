/** A redirect from an old path to a path of the site or an external URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}
