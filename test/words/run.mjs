// `npm run words [-- --pairs --sample=SEED] [folder]`: measures the texts of a site.
import { compiled } from '../support/process/compiled.mjs'

const wanted = process.argv.slice(2)
const { main } = await compiled(import.meta.url)
const seed = wanted.find((one) => one.startsWith('--sample='))?.slice('--sample='.length)
await main(wanted.find((one) => !one.startsWith('--')) ?? '.', { pairs: wanted.includes('--pairs'), seed })
