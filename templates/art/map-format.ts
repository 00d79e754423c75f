import type { Box, Frame } from './boxes.ts'

/** Size and fineness of a map. */
export interface MapFormat {
  readonly frame: Frame
  /** Where summits may be, in fractions of the frame. */
  readonly zone: Box
  readonly columns: number
  readonly rows: number
  readonly levels: number
}
