/** What an artwork says about its page: the arrangement drawn on the terrain. */
export const MOTIFS = ['hub', 'pipeline', 'perimeter', 'ring', 'split', 'layers', 'constellation', 'timeline'] as const

export type Motif = (typeof MOTIFS)[number]
