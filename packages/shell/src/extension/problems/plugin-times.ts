/** The time that a plugin has taken in this panel, in milliseconds; absent before the first measurement. */
export interface PluginTimes {
  /** From the start of its activation until it has succeeded or failed. */
  readonly activation?: number;
  /** From the first render of its components until they are in the document, with what other plugins add to them. */
  readonly rendering?: number;
}

/** By plugin id. Sums, since a list of measurements would grow with every cell of a table. */
const times = new Map<string, PluginTimes>();

/** Adds a measurement of a plugin. */
export function addPluginTime(pluginId: string, kind: keyof PluginTimes, milliseconds: number): void {
  const known = times.get(pluginId);
  times.set(pluginId, { ...known, [kind]: (known?.[kind] ?? 0) + milliseconds });
}

/** Returns the time that a plugin has taken since the page was loaded. */
export function readPluginTimes(pluginId: string): PluginTimes {
  return times.get(pluginId) ?? {};
}
