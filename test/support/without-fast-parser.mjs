// `node --import`: a machine for which satteri has no binary.
import { register } from 'node:module'

const hooks = `export async function resolve(specifier, context, next) {
  if (specifier === 'satteri') throw new Error('no binary')
  return next(specifier, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
