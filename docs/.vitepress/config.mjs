import { fileURLToPath } from 'node:url';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vitepress';
import { menu } from './menu.mjs';

const docs = fileURLToPath(new URL('..', import.meta.url));
const root = dirname(docs.replace(/\/$/, ''));

/** The address of the source code, where the site links to files outside `docs`; without it they are plain text. */
const sourceUrl = process.env.DOCS_SOURCE_URL?.replace(/\/$/, '');

/** Turns links to files outside `docs` into links to the source code, or removes them and keeps their text. */
function linkSources(markdown) {
  markdown.core.ruler.push('source-links', ({ tokens, env }) => {
    for (const token of tokens) {
      if (token.children === null) continue;
      const opened = [];
      token.children = token.children.filter((child) => {
        if (child.type === 'link_open') opened.push(redirect(child, env.realPath ?? env.path));
        return child.type === 'link_close' ? opened.pop() : child.type !== 'link_open' || opened.at(-1);
      });
    }
  });
}

/** Redirects a link to a file outside `docs`. Returns false if it has no target. */
function redirect(link, page) {
  const href = link.attrGet('href') ?? '';
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return true;
  const target = join(dirname(page), href.split('#')[0] ?? '');
  if (!relative(docs, target).startsWith('..') && target.endsWith('.md')) return true;
  if (sourceUrl) link.attrSet('href', `${sourceUrl}/${relative(root, target)}`);
  return Boolean(sourceUrl);
}

export default defineConfig({
  title: 'Atrium',
  description: 'A self-hosted admin panel for structured content, and the framework that it is built with.',
  lang: 'en',
  base: process.env.DOCS_BASE || '/',
  srcExclude: ['node_modules/**'],
  outDir: '../build/docs',
  cacheDir: '../.cache/docs',
  rewrites: {
    'README.md': 'index.md',
    ':folder/README.md': ':folder/index.md',
    'guides/plugins/README.md': 'guides/plugins/index.md',
  },
  cleanUrls: true,
  lastUpdated: false,
  markdown: { config: linkSources },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/' },
      { text: 'Plugins', link: '/guides/plugins/' },
      { text: 'Components', link: '/storybook/index.html', target: '_blank' },
    ],
    sidebar: menu(),
    outline: [2, 3],
    search: { provider: 'local' },
  },
  // The Storybook is built into the site after its pages.
  ignoreDeadLinks: [/^\/storybook\//],
  vite: { server: { fs: { allow: [root] } } },
});
