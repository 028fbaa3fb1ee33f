import type { Plugin } from 'vite';

const stylesheets = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves style sheets from the head to the end of the page. Browsers paint nothing before all style sheets of the head
 * have loaded; the markup that is shown before the panel has its own styles. Scripts of the page still wait for the
 * style sheets, so the panel never renders without them.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(stylesheets) ?? [];
        return html.replace(stylesheets, '').replace('</body>', `${links.join('')}\n  </body>`);
      },
    },
  };
}
