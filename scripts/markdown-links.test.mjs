import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { menu } from '../docs/.vitepress/menu.mjs';
import { root } from './workspace/paths.mjs';

const options = { cwd: root, encoding: 'utf8' };
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], options)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** Removes code, in which brackets are not links. */
function withoutCode(text) {
  return text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*$/gm, '').replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '');
}

/** Returns the anchors of the headings of a page, as GitHub generates them; a repeated one gets a number. */
function anchorsOf(text) {
  const counts = new Map();
  const headings = text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*$/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
  return [...headings].map(([, heading]) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Returns the relative links of a page whose file or anchor does not exist. */
function deadLinks(page) {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...withoutCode(text).matchAll(/\]\((?!\w+:|\/\/)([^)\s#]*)(?:#([^)\s]*))?(?: "[^"]*")?\)/g)];
  return links.flatMap(([, path, anchor]) => {
    const target = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path)));
    if (!existsSync(join(root, target))) return [`${page}: ${path}`];
    const isAnchor = anchor !== undefined && target.endsWith('.md');
    const isInvalid = isAnchor && !anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor);
    return isInvalid ? [`${page}: ${path}#${anchor}`] : [];
  });
}

describe('Markdown pages', () => {
  it('link to files and headings that exist', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.flatMap(deadLinks)).toEqual([]);
  });
});

describe('docs/decisions/README.md', () => {
  const records = pages.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');

  it('lists every decision once, in the order of its number', () => {
    const listed = [...index.matchAll(/^\| \[(\d{4})\]\((\1-[^)]+)\)/gm)].map(([, , file]) => file);
    expect(listed).toEqual(records.map((path) => path.slice('docs/decisions/'.length)));
  });

  it.each(records)('%s has a unique number and at most 400 words', (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    expect(text.startsWith(`# ${Number(path.slice(15, 19))}. `)).toBe(true);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(400);
  });
});

describe('docs/README.md', () => {
  const index = readFileSync(join(root, 'docs/README.md'), 'utf8');

  it('links every guide and reference page once', () => {
    const linked = [...index.matchAll(/\]\(((?:guides|reference)\/[^)]+)\)/g)].map(
      ([, path]) => `docs/${path}`,
    );
    const existing = pages.filter((path) => /^docs\/(?:guides|reference)\//.test(path));
    expect(linked.toSorted()).toEqual(existing.toSorted());
  });

  it('is the menu of the documentation site', () => {
    const [first] = menu(
      '# Docs\n\n- [Not in a section](a.md)\n\n## Editors\n\n- [Lists](reference/lists.md)\n- [Plugins](guides/plugins/README.md)\n\n## Empty\n',
    );
    expect(first).toEqual({
      text: 'Editors',
      collapsed: true,
      items: [
        { text: 'Lists', link: '/reference/lists' },
        { text: 'Plugins', link: '/guides/plugins/' },
      ],
    });
    expect(menu(index).map(({ text }) => text)).toContain('Operators');
  });
});
