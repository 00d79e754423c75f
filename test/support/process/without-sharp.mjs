// `node --import`: a machine for which sharp has no binary.
import { withoutPackage } from './without-package.mjs'

withoutPackage('sharp')
