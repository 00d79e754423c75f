// The screens of the site: reports and tools, with the figures of the pages that show them.
import { access } from './access.mjs'
import { certificates } from './certificates.mjs'
import { decisions } from './decisions.mjs'
import { directory } from './directory.mjs'
import { drift } from './drift.mjs'
import { drills } from './drills.mjs'
import { log } from './log.mjs'
import { officeData } from './office-data.mjs'
import { packages } from './packages.mjs'
import { plan } from './plan.mjs'
import { socCase } from './soc-case.mjs'
import { transfer } from './transfer.mjs'
import { waves } from './waves.mjs'

export const SCREENS = [
  drift,
  log,
  socCase,
  packages,
  certificates,
  transfer,
  plan,
  directory,
  officeData,
  access,
  waves,
  decisions,
  drills,
]
