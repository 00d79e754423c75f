/** Path of a Chromium or Chrome on this machine. */
export function findChromium(): string | undefined
/** Path of the Chromium that the tests take: one without windows if there is one. */
export function findHeadless(): string | undefined
/** Path of a server of Debian's packages on this machine. */
export function findHost(name: 'nginx' | 'apache'): string | undefined
