#!/usr/bin/env node
// Starts the command line: installs what is missing, compiles the program when its sources have changed, and runs it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkNode, ensurePackages } from './setup.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

checkNode()
ensurePackages()
process.env.NODE_ENV ??= 'production'
process.env.SITE_TOOL_FOLDER = TOOL

const { compileProgram } = await import('./compile.mjs')
const { folder, digest } = await compileProgram(TOOL)
const { main } = await import(pathToFileURL(path.join(folder, 'main.mjs')).href)
process.exitCode = await main(process.argv.slice(2), {
  version: JSON.parse(readFileSync(path.join(TOOL, 'package.json'), 'utf8')).version,
  digest,
  worker: pathToFileURL(path.join(folder, 'worker.mjs')),
  defaultRoot: process.cwd(),
})
