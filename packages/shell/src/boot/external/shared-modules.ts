/** The modules of the panel that external plugins import, by name. */
export type SharedModules = Readonly<Record<string, () => Promise<object>>>;

/** A plugin that needs a module or an export which this panel does not have; `message` names it. */
export class PluginIncompatible extends Error {}

const loaded = new Map<string, object>();

/** Returns the exports of a shared module. Throws PluginIncompatible if it is unknown or lacks one of the names. */
function readSharedModule(name: string, names: readonly string[]): object {
  const exports = loaded.get(name);
  const missing = exports ? names.filter((one) => !(one in exports)) : names;
  if (exports && missing.length === 0) return exports;
  const parts = missing.length > 0 ? `${missing.join(', ')} of ${name}` : name;
  throw new PluginIncompatible(`It needs ${parts}, which this panel does not provide.`);
}

/** Modules of CommonJS are shared as one export, because their names are not known. */
const exportsOf = (module: object): object => ('exports' in module ? (module.exports as object) : module);

/**
 * Loads the modules that a plugin names. Its files read them from `globalThis.atriumPanel`, because the content security
 * policy permits no import map that names files of a build.
 */
export async function loadSharedModules(names: readonly string[], modules: SharedModules): Promise<void> {
  Object.assign(globalThis, { atriumPanel: readSharedModule });
  await Promise.all(
    names.map(async (name) => {
      const load = modules[name];
      if (load && !loaded.has(name)) loaded.set(name, exportsOf(await load()));
    }),
  );
}
