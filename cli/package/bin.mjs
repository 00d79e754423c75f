#!/usr/bin/env node
// Starts the command line of an installed package: it is compiled, and all that it needs was installed with it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNode, start } from './start.mjs'

const CLI = path.dirname(fileURLToPath(import.meta.url))

checkNode()
process.env.NODE_ENV ??= 'production'

const program = path.join(CLI, 'program')
await start(path.dirname(CLI), program, readFileSync(path.join(program, 'digest'), 'utf8'))
