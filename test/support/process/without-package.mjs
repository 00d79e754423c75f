import { register } from 'node:module'

/** Makes the import of a package fail, as on a machine for which it has no binary. */
export function withoutPackage(name) {
  const hooks = `export async function resolve(specifier, context, next) {
    if (specifier === ${JSON.stringify(name)}) throw new Error('no binary')
    return next(specifier, context)
  }`
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
}
