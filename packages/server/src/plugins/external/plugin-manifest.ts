import { satisfies, valid, validRange } from 'semver';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** The name of the manifest in the folder of a built plugin. */
export const manifestName = 'atrium-plugin.json';

/** Limits of a built plugin; sizes in bytes. */
export const pluginLimits = {
  manifest: 256 * 1024,
  file: 10 * 1024 * 1024,
  /** All files together; those of the panel stay in memory. */
  total: 32 * 1024 * 1024,
  files: 500,
} as const;

/** The version of the format that this server reads. */
const format = 1;

/** A path below the folder of the plugin: no segment starts with a dot, so none leaves the folder or is hidden. */
const FilePath = Type.String({
  pattern: String.raw`^(?:[\w@-][\w@.-]*/)*[\w@-][\w@.-]*$`,
  maxLength: 200,
});

const Id = Type.String({ pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$', maxLength: 60 });

const Manifest = Type.Object({
  format: Type.Literal(format),
  id: Id,
  title: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  version: Type.String({ maxLength: 60 }),
  /** The range of host versions that the plugin was built for. */
  host: Type.String({ minLength: 1, maxLength: 100 }),
  panel: Type.Optional(
    Type.Object({
      module: FilePath,
      styles: Type.Array(FilePath, { maxItems: 20 }),
      /** The modules of the panel that it imports. */
      uses: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 }),
    }),
  ),
  server: Type.Optional(
    Type.Object({
      module: FilePath,
      /** The steps of accounts that its user hooks guard: they are blocked while the plugin cannot run. */
      guards: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
    }),
  ),
  /** Ids of its contributions, with their points: `shell.routes/notes.page`. */
  contributes: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }),
  files: Type.Record(
    FilePath,
    Type.Object({
      bytes: Type.Integer({ minimum: 0, maximum: pluginLimits.file }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
    { additionalProperties: false, maxProperties: pluginLimits.files },
  ),
});

/** The description of a built plugin, in the file `atrium-plugin.json` of its folder. */
export type PluginManifest = Static<typeof Manifest>;

/** The files of the panel are below this folder; the server serves no others. */
export const panelFolder = 'panel/';

/** A plugin folder that cannot be used; `message` states the reason without naming the plugin. */
export class PluginRefused extends Error {
  readonly code: 'PLUGIN_DAMAGED' | 'PLUGIN_INCOMPATIBLE';
  /** The manifest, if it could be read. */
  readonly manifest: PluginManifest | undefined;

  constructor(code: PluginRefused['code'], message: string, manifest?: PluginManifest) {
    super(message);
    this.code = code;
    this.manifest = manifest;
  }
}

const damaged = (message: string) => new PluginRefused('PLUGIN_DAMAGED', message);

/** Returns a fault that the schema cannot express; undefined for none. */
function faultOf({ panel, server, files, version, host }: PluginManifest): string | undefined {
  const named = [...(panel ? [panel.module, ...panel.styles] : []), ...(server ? [server.module] : [])];
  const unlisted = named.find((file) => !Object.hasOwn(files, file));
  if (unlisted !== undefined) return `its manifest names ${unlisted}, but lists no such file`;
  if (named.length === 0) return 'it contains neither a panel module nor a server module';
  const outside = panel && [panel.module, ...panel.styles].find((file) => !file.startsWith(panelFolder));
  if (outside !== undefined) return `its panel file ${outside} is not in the folder ${panelFolder}`;
  if (valid(version) === null) return `its version ${version} is invalid: write it as 1.2.3`;
  if (validRange(host) === null) return `its host range ${host} is invalid: write it as ^1.2.0`;
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > pluginLimits.total) return `its files have ${total} bytes, more than ${pluginLimits.total}`;
  return undefined;
}

let validator: ReturnType<typeof Compile<typeof Manifest>> | undefined;

/**
 * Parses the manifest of a plugin, and checks that this host can run the plugin.
 * @throws PluginRefused PLUGIN_DAMAGED, PLUGIN_INCOMPATIBLE
 */
export function parseManifest(text: string, hostVersion: string): PluginManifest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw damaged(`its ${manifestName} is no JSON`);
  }
  const given = typeof parsed === 'object' && parsed !== null && 'format' in parsed ? parsed.format : null;
  if (typeof given === 'number' && given > format) {
    throw new PluginRefused(
      'PLUGIN_INCOMPATIBLE',
      `it was built for a newer version of the product (format ${given} of its manifest)`,
    );
  }
  validator ??= Compile(Manifest);
  if (!validator.Check(parsed)) {
    const [error] = validator.Errors(parsed);
    const part = error?.instancePath || 'the manifest';
    throw damaged(`its ${manifestName} is invalid: ${part} ${error?.message ?? 'is malformed'}`);
  }
  const fault = faultOf(parsed);
  if (fault !== undefined) throw damaged(fault);
  if (!satisfies(hostVersion, parsed.host, { includePrerelease: true })) {
    throw new PluginRefused(
      'PLUGIN_INCOMPATIBLE',
      `it supports versions ${parsed.host} of the product, and this is ${hostVersion}: install another version of the plugin`,
      parsed,
    );
  }
  return parsed;
}
