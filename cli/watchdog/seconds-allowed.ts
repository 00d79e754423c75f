/** Maximum seconds for a page, a text, or the modules of a theme. Most take milliseconds, so that what exceeds this probably never ends. */
const SECONDS = 60

/** A timer of Node ends at once if it is set to more. */
const LONGEST = (2 ** 31 - 1) / 1000

/** The limit from the environment (`KARTOGRAF_PAGE_SECONDS`), or a minute. */
export function secondsAllowed(): number {
  const written = Number(process.env['KARTOGRAF_PAGE_SECONDS'])
  return written > 0 ? Math.min(written, LONGEST) : SECONDS
}
