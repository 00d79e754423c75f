#!/usr/bin/env node
// Starts the command line of a clone: installs what is missing, compiles the program when its sources have changed, and runs it.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './install.mjs'
import { checkNode, start } from './start.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

checkNode()
ensurePackages()
process.env.NODE_ENV ||= 'production'

const { compileProgram } = await import('./compile.mjs')
const { folder, digest } = await compileProgram(TOOL)
await start(TOOL, folder, digest)
