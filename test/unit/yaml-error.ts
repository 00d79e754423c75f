import { parseYaml, YamlError } from '../../renderer/content/yaml/yaml.ts'

/** The error of a text that is not YAML. */
export function errorOf(source: string): YamlError {
  try {
    parseYaml(source)
  } catch (error) {
    if (error instanceof YamlError) return error
    throw error
  }
  throw new Error(`No error for ${source}`)
}
