import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundleForNode, type ModuleSettings } from './single-file.ts';

/** The position of the form in the document; `@admin/shell/preload` looks for this template. */
export const emptyTemplate = '<template id="admin-sign-in"></template>';

interface SignInTemplate {
  /** Returns the module that exports the `product`: name and logo of the panel. */
  readonly product: () => string;
  readonly root: () => string;
  readonly settings: () => ModuleSettings;
  /** Returns the names of files as the panel's build writes them. */
  readonly assetFileNames: (asset: Rolldown.PreRenderedAsset) => string;
}

/** Renders the form on the server, as the panel renders it at first. */
async function renderMarkup({ product, root, settings, assetFileNames }: SignInTemplate): Promise<string> {
  const code = await bundleForNode(root(), settings(), {
    code: `import { signInMarkup } from '@admin/shell/document';
      import { product } from ${JSON.stringify(product())};
      export const markup = signInMarkup(product);`,
    assetFileNames,
  });
  // A fresh checkout lacks this folder.
  mkdirSync(`${root()}/node_modules`, { recursive: true });
  const folder = mkdtempSync(`${root()}/node_modules/.sign-in-`);
  try {
    const file = `${folder}/markup.mjs`;
    writeFileSync(file, code);
    const { markup } = (await import(pathToFileURL(file).href)) as { readonly markup: string };
    return markup;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if a class of the markup is not defined in the style sheets of the panel. */
function checkStyles(markup: string, bundle: Rolldown.OutputBundle): void {
  const styles = Object.values(bundle)
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [output.source] : []))
    .join('\n');
  const classes = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const missing = classes.filter((name) => name.startsWith('_') && !styles.includes(`.${name}`));
  if (missing.length > 0)
    throw new Error(`The form of the document has no styles for ${missing.join(', ')}.`);
}

/** Throws if the logo of the markup is not a file of the panel, which happens if only the form imports it. */
function checkFiles(markup: string, bundle: Rolldown.OutputBundle): void {
  const files = [...markup.matchAll(/src="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const missing = files.filter((file) => !Object.hasOwn(bundle, file));
  if (missing.length > 0)
    throw new Error(
      `The build contains no ${missing.join(', ')}, which the sign-in form shows: pass the same product to createAdmin.`,
    );
}

/** Adds the sign-in form to the document, as markup rendered by the component of the panel, so that both look the same. */
export function signInTemplate(spec: SignInTemplate): Plugin {
  return {
    name: 'sign-in-template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !html.includes(emptyTemplate))
          throw new Error(`The document has no ${emptyTemplate}.`);
        const markup = await renderMarkup(spec);
        checkStyles(markup, bundle);
        checkFiles(markup, bundle);
        return html.replace(emptyTemplate, () => emptyTemplate.replace('></', () => `>${markup}</`));
      },
    },
  };
}
