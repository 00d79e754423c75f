import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Memory, Prepared, Watching } from '../build/build-types.ts'
import type { Editor } from '../edit/editor.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { kindsInUse, wholeSheets } from '../theme/styles/whole-sheets.ts'
import type { EarlyPages } from './early-pages.ts'
import type { Live } from './live/live.ts'
import { ribbonOf } from './live/ribbon.ts'
import type { SourceMaps } from './source-maps.ts'
import { styleSwaps } from './live/style-swaps.ts'
import type { ThrownErrors } from './live/thrown-errors.ts'
import type { TypeChecks } from './type-checks.ts'

/** Pause in which the server answers requests from memory before the build continues. */
const ANSWERS_MS = 40

/** Longest wait for open pages that reload: the rest of a build blocks the server, and takes the processor from the browser. */
const RELOAD_MS = 500

/** Outputs of the results of a build. */
export interface Shows {
  readonly early: EarlyPages
  readonly live: Live
  readonly gallery: Gallery
  readonly editor: Editor
  readonly maps: SourceMaps
  readonly thrown: ThrownErrors
  /** Only of `watch --types`. */
  readonly types: TypeChecks | undefined
}

/** What one build leaves for the next. */
export interface State {
  readonly memory: Memory
  last: Prepared | undefined
  /** Whether the current build changes style sheets only. */
  looksOnly: boolean
}

/** Shows what a build makes as soon as it is there. */
export function watchingOf(
  changed: readonly string[],
  signal: AbortSignal,
  { early, live, gallery, editor, maps }: Shows,
  state: State,
): Watching {
  const shown = new Map<string, string>()
  return {
    changed,
    signal,
    read: (now) => editor.show(now),
    prepared: (now, warnings) => {
      maps.show(now)
      early.assets(now.assets.files, () => wholeSheets(now))
      const swaps = swapsBetween(state.last, now)
      state.looksOnly = swaps !== null
      if (swaps) live.send({ type: 'styles', swaps })
      state.last = now
      const { loaded } = state.memory.load
      if (!loaded) return
      gallery.show({ prepared: now, targets: loaded.targets })
      live.mark((page) => ribbonOf(page, loaded.targets, warnings))
    },
    planned: async (pages, render) => {
      early.start(pages, render)
      const reloading = state.looksOnly ? [] : serveOpen(pages, early, live, shown)
      await live.reloaded(reloading, RELOAD_MS, signal)
      await delay(ANSWERS_MS)
    },
  }
}

/** The style sheets that open pages swap without a reload; null if more than assets may differ. */
function swapsBetween(last: Prepared | undefined, now: Prepared) {
  if (!last || last.site !== now.site || last.theme.digest !== now.theme.digest) return null
  return styleSwaps(last.assets.assets, now.assets.assets, kindsInUse(now.site, now.theme.theme))
}

/**
 * Renders the pages that are open in a browser first and reloads them at once; returns their paths. `shown`: pages that this build has
 * already sent.
 */
function serveOpen(pages: readonly Page[], early: EarlyPages, live: Live, shown: Map<string, string>): string[] {
  const open = live.open()
  const changed = pages.flatMap(({ route: { path } }) => {
    const html = open.has(path) ? early.text(path) : undefined
    if (html === undefined || html === shown.get(path)) return []
    shown.set(path, html)
    return [path]
  })
  if (changed.length > 0) live.send({ type: 'reload', pages: changed })
  return changed
}
