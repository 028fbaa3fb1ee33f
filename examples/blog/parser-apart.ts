import type { Plugin } from 'vite';

const parser = '@formatjs/icu-messageformat-parser';

/**
 * Leaves the parser of messages out of the libraries that format them. It is a third of what the panel needs of them,
 * and the form for signing in has no text that takes it; the panel behind the sign-in brings it along.
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
