/** The exports of the classic scripts of the panel, and how to load those that the page does not load itself. */
export interface ScriptRegistry {
  /** The exports of each script that has run, by file name. */
  readonly exports: Record<string, Readonly<Record<string, unknown>>>;
  /** Loads a script that the document lists, once; rejects as `import()` does, after which it can be loaded again. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Imports a module that reads the exports of scripts, after these have run. */
  readonly after: <Module>(files: readonly string[], load: () => Promise<Module>) => Promise<Module>;
}

/** Id of the template that contains the elements of scripts that are loaded on demand. */
export const scriptsTemplateId = 'admin-scripts';

/**
 * Creates the registry. The build writes this function into the first script, so it must not use anything outside of it.
 * Elements are cloned from the document, since Trusted Types forbid scripts to write the address of a script.
 */
export function createScriptRegistry(templateId: string): ScriptRegistry {
  const exports: Record<string, Readonly<Record<string, unknown>>> = {};
  const loading: Record<string, Promise<Readonly<Record<string, unknown>>> | undefined> = {};
  const start = async (file: string) => {
    const template = document.getElementById(templateId);
    const copy = template instanceof HTMLTemplateElement && document.importNode(template.content, true);
    const script = copy && copy.querySelector<HTMLScriptElement>(`[src$="/${file}"]`);
    await Promise.all(
      (script && script.dataset['needs'] ? script.dataset['needs'].split(' ') : []).map(load),
    );
    return new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
      const fail = () => reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
      if (!script) return fail();
      script.addEventListener('error', fail);
      script.addEventListener('load', () => {
        const loaded = exports[file];
        if (loaded) resolve(loaded);
        else fail();
      });
      document.head.append(script);
    });
  };
  const load = (file: string): Promise<Readonly<Record<string, unknown>>> =>
    (loading[file] ??= start(file).catch((error: unknown) => {
      loading[file] = undefined;
      throw error;
    }));
  const after = <Module>(files: readonly string[], run: () => Promise<Module>) => {
    const missing = files.filter((file) => !exports[file]);
    return missing.length > 0 ? Promise.all(missing.map(load)).then(run) : run();
  };
  return { exports, load, after };
}
