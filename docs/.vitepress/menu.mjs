import { readFileSync } from 'node:fs';

const index = new URL('../README.md', import.meta.url);

/**
 * Returns the menu of the site: the sections and links of `docs/README.md`.
 *
 * @param {string} [markdown] the text of the page
 * @returns {readonly { text: string, collapsed: boolean, items: readonly { text: string, link: string }[] }[]}
 */
export function menu(markdown = readFileSync(index, 'utf8')) {
  return markdown.split(/^(?=## )/m).flatMap((section) => {
    const title = /^## (.+)/.exec(section)?.[1];
    const items = [...section.matchAll(/^- \[(.+?)\]\((.+?)\)$/gm)].map(([, text, path]) => ({
      text,
      link: `/${path.replace(/README\.md$/, '').replace(/\.md$/, '')}`,
    }));
    return title === undefined || items.length === 0 ? [] : [{ text: title, collapsed: true, items }];
  });
}
