#!/usr/bin/env node
// Starts the command line of an installed package, which is already compiled.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNode, peerVersions, start } from './start.mjs'

const CLI = path.dirname(fileURLToPath(import.meta.url))

checkNode()
process.env.NODE_ENV ||= 'production'

const program = path.join(CLI, 'program')
const digest = readFileSync(path.join(program, 'digest'), 'utf8')
await start(path.dirname(CLI), program, [digest, ...peerVersions(createRequire(import.meta.url))].join(' '))
