import { sharedSites } from './shared-sites.ts'

// Setup of each file of tests that may look at the shared sites.
await sharedSites()
