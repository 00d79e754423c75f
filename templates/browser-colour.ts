import type { Page } from 'kartograf'
import { CANVAS, LIGHT } from './art/colours.ts'
import { pillarOf } from './art/pillar.ts'

/** The colour at the top of a page, where its header stands: the night canvas, or the tint with which a dawn page begins. */
export function browserColour({ tone, area }: Pick<Page, 'tone' | 'area'>): string {
  return tone === 'night' ? CANVAS.night : LIGHT[pillarOf(area)].canvas
}
