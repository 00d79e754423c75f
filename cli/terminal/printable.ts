/**
 * Escapes control characters, direction marks and characters without width, which addresses, file names and quoted texts may contain, and
 * the first sign of what would be a command in the log of a pipeline.
 */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, escaped).replaceAll(UNSEEN, escaped).replaceAll(COMMANDS, escaped)
}

const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** Marks that show a text backwards, and characters without width. */
export const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Agents carry out what a quoted text says: those of Azure Pipelines find `##vso[` anywhere in a line, and could be told to run another
 * program in the next step; those of GitHub Actions find `##[` too, and `::` at the beginning of a line.
 */
export const COMMANDS = /#(?=#(?:vso)?\[)|:(?<=^\s*:)(?=:)/gim

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A value as JSON for people and programs, in several lines: programs read the escapes as the characters. */
export function printedJson(value: unknown): string {
  return printable(JSON.stringify(value, null, 2))
}
