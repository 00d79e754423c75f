import type { Targets } from '../../renderer/library/link-routes.ts'
import type { Prepared } from '../build/build-types.ts'

/** The site as it was last read. */
export interface GallerySource {
  readonly prepared: Prepared
  /** Targets of links in examples. */
  readonly targets: Targets
}
