import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'docs/guides/plugins');

/** Matches a code block whose title is the path of the file that it quotes. */
const quotedBlock = /^```(\w+) title="([^"]+)"\n([\s\S]*?)^```$/gm;

/** The pages of the plugin guides. */
export function guidePages() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Returns the files that a page quotes; `file` is null for a path that does not exist.
 *
 * @param {string} text
 */
export function quotedFiles(text) {
  return [...text.matchAll(quotedBlock)].map(([, , path, code]) => {
    const absolute = join(root, path);
    return { path, code, file: existsSync(absolute) ? readFileSync(absolute, 'utf8') : null };
  });
}

/**
 * Returns the languages of the code blocks that quote no file.
 *
 * @param {string} text
 */
export function otherBlocks(text) {
  const quotesNothing = /^```(\w*)\n[\s\S]*?^```$/gm;
  return [...text.replaceAll(quotedBlock, '').matchAll(quotesNothing)].map(([, language]) => language);
}

/**
 * Returns a page with the current content of every file that it quotes.
 *
 * @param {string} text
 * @throws if a file does not exist
 */
export function withQuotedFiles(text) {
  return text.replaceAll(quotedBlock, (_block, language, path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return `\`\`\`${language} title="${path}"\n${code}\`\`\``;
  });
}
