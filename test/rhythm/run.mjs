// `npm run rhythm [folder]`: compares the pages of neighbouring services by the order of their sections. What is counted: see measure.ts.
import path from 'node:path'
import { compiled } from '../support/process/compiled.mjs'

const { main } = await compiled(import.meta.url)
process.exitCode = main(path.resolve(process.argv[2] ?? '.'))
