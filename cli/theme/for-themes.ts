/**
 * What themes import from the generator, as one module of the compiled program: a theme shares the modules of the program, which are loaded
 * and warm, instead of a copy that would have to be bundled, loaded and optimized with it.
 */
export { useLocales } from '../../i18n/locales.ts'
export * from '../../renderer/index.ts'
