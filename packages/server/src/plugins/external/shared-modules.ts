import { PluginRefused } from './plugin-manifest.ts';

/** The modules of the server that built plugins import instead of containing them. */
const loaders: Readonly<Record<string, () => Promise<object>>> = {
  '@admin/server': () => import('../../author-api.ts'),
  kysely: () => import('kysely'),
  typebox: () => import('typebox'),
};

/** Returns the exports of a shared module, and throws if one of the names is not among them. */
export type SharedModules = (module: string, names: readonly string[]) => object;

let sharing: Promise<SharedModules> | undefined;

async function loadSharedModules(): Promise<SharedModules> {
  const entries = Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const);
  const modules = new Map(await Promise.all(entries));
  return (name, names) => {
    const exports = modules.get(name);
    const missing = exports ? names.filter((one) => !(one in exports)) : names;
    if (exports && missing.length === 0) return exports;
    const parts = missing.length > 0 ? `${missing.join(', ')} of ${name}` : name;
    throw new PluginRefused('PLUGIN_INCOMPATIBLE', `it needs ${parts}, which this server does not provide`);
  };
}

/**
 * Provides the shared modules to built plugins, which read them from `globalThis.atriumServer`: their folder is outside of
 * the application, so Node.js could not resolve its packages.
 */
export async function provideSharedModules(): Promise<void> {
  sharing ??= loadSharedModules();
  Object.assign(globalThis, { atriumServer: await sharing });
}
