import type { Settings } from '../definitions/settings/settings.ts'

/** Makes a value of an object and the settings once; it is forgotten with either of them. */
export function bySettings<Key extends object, Value extends object>(
  make: (key: Key, settings: Settings) => Value,
): (key: Key, settings: Settings) => Value {
  const bySetting = new WeakMap<Settings, WeakMap<Key, Value>>()
  return (key, settings) => {
    const known = bySetting.get(settings) ?? new WeakMap<Key, Value>()
    const found = known.get(key)
    if (found) return found
    const value = make(key, settings)
    bySetting.set(settings, known.set(key, value))
    return value
  }
}
