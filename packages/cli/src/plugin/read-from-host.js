import { parseSync } from 'vite';
import { CliError } from '../cli-error.js';

const nameOf = (node) => (node.type === 'Identifier' ? node.name : String(node.value));

/** Packages whose other entry points would be a second copy of a part of the host. */
const hostPackages = /^@admin\/(?:shell|plugin-[a-z-]+|editors|entry-form|server)(?:\/|$)/;

/** Returns the statement that reads the imports of a module, and the imported names. */
function readImports(node, global) {
  const source = node.source.value;
  const [first] = node.specifiers;
  if (!first) return { text: '', names: [] };
  if (first.type === 'ImportNamespaceSpecifier') {
    return { text: `const ${first.local.name} = ${global}(${JSON.stringify(source)}, []);`, names: [] };
  }
  const imports = node.specifiers.map((specifier) => ({
    name: specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default',
    local: specifier.local.name,
  }));
  const names = imports.map(({ name }) => name);
  const bindings = imports.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`).join(', ');
  const read = `${global}(${JSON.stringify(source)}, ${JSON.stringify(names)})`;
  return { text: `const { ${bindings} } = ${read};`, names };
}

/**
 * Makes built files read the modules of the host from a global function, instead of importing them. The function throws if
 * the host lacks one of the names, which are known after the build only.
 *
 * @param {Readonly<Record<string, readonly string[] | null>>} modules the shared modules with their exports; null for all
 * @param {{ global: string, uses: Set<string> }} options the name of the function, and the modules that files read
 * @returns {import('vite').Plugin}
 */
export function readFromHost(modules, { global, uses }) {
  const isShared = (source) => Object.hasOwn(modules, source);
  const assertShared = (source, names) => {
    const known = modules[source];
    const missing = known && names.find((name) => !known.includes(name));
    if (missing) {
      throw new CliError(
        `${source} does not share ${missing} with plugins that are built separately. It shares ${known.join(', ')}.`,
      );
    }
  };
  return {
    name: 'read-from-host',
    enforce: 'pre',
    resolveId(source, importer) {
      if (isShared(source)) return { id: source, external: true };
      if (hostPackages.test(source) && importer !== undefined) {
        throw new CliError(
          `${importer} imports ${source}, which is not shared with plugins that are built separately.`,
        );
      }
      return null;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const edits = [];
          for (const node of parseSync(chunk.fileName, chunk.code).program.body) {
            if (!node.source || !isShared(node.source.value)) continue;
            if (node.type !== 'ImportDeclaration') {
              throw new CliError(`The plugin re-exports ${node.source.value}, which it can only import.`);
            }
            const { text, names } = readImports(node, `globalThis.${global}`);
            assertShared(node.source.value, names);
            uses.add(node.source.value);
            edits.push({ start: node.start, end: node.end, text });
          }
          for (const { start, end, text } of edits.toReversed()) {
            chunk.code = chunk.code.slice(0, start) + text + chunk.code.slice(end);
          }
        }
      },
    },
  };
}
