import type { Plugin } from 'vite';

const parser = '@formatjs/icu-messageformat-parser';

/**
 * Excludes the message parser from the formatting libraries. It is a third of their size, and the texts of the sign-in
 * do not need it; the panel behind the sign-in loads it.
 */
export function parserApart(): Plugin {
  return {
    name: 'parser-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLibrary = importer?.includes('/node_modules/') === true;
      return source === parser && isLibrary ? this.resolve(`${parser}/no-parser.js`, importer) : null;
    },
  };
}
