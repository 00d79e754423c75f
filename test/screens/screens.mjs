// The screens of the site: reports and tools, with the figures of the pages that show them.
import { certificates } from './certificates.mjs'
import { decisions } from './decisions.mjs'
import { drift } from './drift.mjs'
import { drills } from './drills.mjs'
import { log } from './log.mjs'
import { packages } from './packages.mjs'
import { socCase } from './soc-case.mjs'
import { waves } from './waves.mjs'

export const SCREENS = [drift, log, socCase, packages, certificates, waves, decisions, drills]
