/** How Chromium is started, in the benchmarks and in the browser tests. */
export declare const FLAGS: readonly string[]
