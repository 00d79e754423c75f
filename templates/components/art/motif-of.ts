import type { Motif } from '../../art/motif.ts'

/** The arrangement on the map of an entry, by the topic that it is about. */
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
