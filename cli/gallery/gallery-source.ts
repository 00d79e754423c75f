import type { Targets } from '../../renderer/library/link-routes.ts'
import type { Prepared } from '../build/build-types.ts'

/** The site as it was read last: what the gallery is made from. */
export interface GallerySource {
  readonly prepared: Prepared
  /** What links in examples may lead to. */
  readonly targets: Targets
}
