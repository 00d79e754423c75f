/** Makes the numbers from 0 to 1 that belong to a seed, one a call. */
export function random(seed: number): () => number
