import { text } from 'kartograf'

/** Fields of every section. */
export const frame = { id: text().optional() }
