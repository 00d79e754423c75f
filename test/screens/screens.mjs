// The pictures of reports in posts, with the figures of their texts.
import { decisions } from './decisions.mjs'
import { drills } from './drills.mjs'

export const SCREENS = [decisions, drills]
