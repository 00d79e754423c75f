import type { SectionDefinition } from 'kartograf'
import { exhibitions } from './Exhibitions.tsx'
import { gallery } from './Gallery.tsx'
import { opening } from './Opening.tsx'
import { questions } from './Questions.tsx'
import { quote } from './Quote.tsx'
import { textSection } from './Text.tsx'
import { venues } from './Venues.tsx'
import { visit } from './Visit.tsx'

/** What pages can be made of. */
export const sections: readonly SectionDefinition[] = [
  opening,
  textSection,
  quote,
  exhibitions,
  venues,
  gallery,
  questions,
  visit,
]
