/** zod for themes that import it by name: the copy of the program, as `z` of the generator is. */
// oxlint-disable-next-line import/no-default-export -- zod has one, and a theme may import it.
export { default } from 'zod'
export * from 'zod'
