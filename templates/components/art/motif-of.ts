import type { Motif } from '../../art/motif.ts'

/** The motif of an entry's map, by its topic. */
export function motifOf(topic: string): Motif {
  switch (topic) {
    case 'workplace':
      return 'ring'
    case 'azure':
      return 'layers'
    case 'security':
      return 'perimeter'
    default:
      return 'timeline'
  }
}
