import type { Plugin, Rolldown } from 'vite';

/** Inserts styles where Vite inserts the link to a style sheet. The build writes this function into scripts. */
function insertStyles(css: string): void {
  const style = document.createElement('style');
  style.nonce = document.currentScript?.nonce ?? '';
  style.textContent = css;
  document.head.append(style);
}

/** A comment that Vite adds to style sheets. */
const vitesMark = /\/\*\$vite\$:\d+\*\/\s*$/;

/** A URL of a style sheet that is relative to its file. */
const relativeUrl = /url\((?!["']?(?:data:|#))/;

/** Returns the style sheets that only one chunk has, by file name. */
function ownStyles(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { viteMetadata } of chunks)
    for (const file of viteMetadata?.importedCss ?? []) counts.set(file, (counts.get(file) ?? 0) + 1);
  return new Set([...counts].flatMap(([file, count]) => (count === 1 ? [file] : [])));
}

/**
 * Moves the style sheets of some chunks into their scripts, which insert them when they run. A style sheet that refers to
 * other files stays a file. The name of a script changes with its styles, since Vite adds their names to its hash.
 * @param isWanted returns whether a chunk contains its styles; its script has to be a classic one
 */
export function inlineStyles(isWanted: (chunkName: string) => boolean): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'pre',
    augmentChunkHash: ({ name }) => (isWanted(name) ? String(insertStyles) : undefined),
    generateBundle: {
      // Before Vite lists the style sheets of chunks.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const own = ownStyles(chunks);
        for (const chunk of chunks) {
          if (!isWanted(chunk.name)) continue;
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file];
            if (!own.has(file) || asset?.type !== 'asset') continue;
            const css = String(asset.source).replace(vitesMark, '').trim();
            if (relativeUrl.test(css)) continue;
            chunk.code += `\n(${String(insertStyles)})(${JSON.stringify(css)});`;
            chunk.viteMetadata?.importedCss.delete(file);
            delete bundle[file];
          }
        }
      },
    },
  };
}
