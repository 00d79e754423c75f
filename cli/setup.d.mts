export function ensurePackages(): void
/** Path of a Chromium or Chrome on this machine. */
export function findChromium(): string | undefined
