/** Each a file, the text of a mitigation in it, what takes its place, and the file of tests that is to notice. */
export const FAULTS: readonly (readonly [file: string, mitigation: string, instead: string, tests: string])[]
