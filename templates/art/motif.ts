/** The figure drawn on the terrain, chosen to fit the subject of the page. */
export const MOTIFS = ['hub', 'pipeline', 'perimeter', 'ring', 'split', 'layers', 'constellation', 'timeline'] as const

export type Motif = (typeof MOTIFS)[number]
