/** zod for themes that import it by name: the copy of the program, as `z` of the generator is. */
export { default } from 'zod'
export * from 'zod'
