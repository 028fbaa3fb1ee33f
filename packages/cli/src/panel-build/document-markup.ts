import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { emptyTemplate } from './sign-in-template.ts';

const panelRoot = /<div id="app">\s*<\/div>/;

const withoutScripts = `JavaScript disabled. Please enable JavaScript in your browser and reload the page to proceed.`;

/** Appears when the panel should long have been drawn. */
const late = `<p class="starting-late" role="alert">The panel has not loaded yet. Check your connection, or reload the page.</p>`;

/** Returns the outline of the page, with the name of the panel. */
const outline = (name: string) => `<div class="starting" aria-hidden="true">
      <div class="starting-frame"></div>
      <p class="starting-name">${name}</p>
      <div class="starting-list"></div>
    </div>`;

/**
 * Adds what the document shows before the panel: its outline with the title of the document, and the place of the sign-in
 * form. The document needs `<div id="app"></div>`, in which the panel renders.
 */
export function documentMarkup(): Plugin {
  return {
    name: 'document-markup',
    transformIndexHtml: {
      // Before Vite minifies the styles of the document.
      order: 'pre',
      handler(html) {
        if (!panelRoot.test(html))
          throw new Error('index.html has no <div id="app"></div>, in which the panel renders.');
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
        const styles = readFileSync(new URL('./starting.css', import.meta.url), 'utf8');
        const tags: HtmlTagDescriptor[] = [
          { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' }, injectTo: 'head' },
          { tag: 'style', children: styles, injectTo: 'head' },
          { tag: 'noscript', children: withoutScripts, injectTo: 'body-prepend' },
        ];
        return {
          html: html.replace(
            panelRoot,
            (element) => `${element}\n    ${emptyTemplate}\n    ${outline(title)}\n    ${late}`,
          ),
          tags,
        };
      },
    },
  };
}
