const scriptName = /["'`]([^"'`\s]*?[^"'`\s/]+\.(?:m?[jt]sx?|json))(?:\?[^"'`]*)?["'`]/g;

/**
 * The files that a loader imports, as its own source text names them: after bundling the only place where
 * it is written which chunk belongs to whom.
 */
export function chunkNames(load: () => unknown): readonly string[] {
  const names = [...String(load).matchAll(scriptName)].map(([, name = '']) => name);
  return [...new Set(names)];
}
