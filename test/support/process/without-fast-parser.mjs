// `node --import`: a machine for which satteri has no binary.
import { withoutPackage } from './without-package.mjs'

withoutPackage('satteri')
