import type { Plugin } from 'vite';

const stylesheets = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the links to styles from the head to the end of the page. A browser paints nothing before it has every
 * style of the head; what stands in the page until the panel is drawn brings its own. Scripts of the page still wait
 * for the styles, so nothing else is ever drawn without them.
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
